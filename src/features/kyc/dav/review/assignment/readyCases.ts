import { CASE_STATUS, type AddressCase } from '#features/kyc/dav/case.ts'

const isReady = ({ status }: AddressCase): boolean => CASE_STATUS[status].action === 'startQc'

/** Cases of a list page that are ready for review, without the current one. */
export const readyCases = (rows: readonly AddressCase[], currentCaseId: string): AddressCase[] =>
  rows.filter((row) => isReady(row) && row.caseId !== currentCaseId)

/** The first ready case after the current one, else the first of all; null for none. */
export function nextReadyCase(
  rows: readonly AddressCase[],
  submittedId: string,
): AddressCase | null {
  const index = rows.findIndex(({ caseId }) => caseId === submittedId)
  const casesBelow = readyCases(rows.slice(index + 1), submittedId)
  return casesBelow[0] ?? readyCases(rows, submittedId)[0] ?? null
}
