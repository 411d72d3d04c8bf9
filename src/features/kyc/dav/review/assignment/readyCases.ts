import { CASE_STATUS, type AddressCase } from '../../case.ts'

const isReady = ({ status }: AddressCase): boolean => CASE_STATUS[status].action === 'startQc'

export const readyCases = (rows: readonly AddressCase[], currentCaseId: string): AddressCase[] =>
  rows.filter((row) => isReady(row) && row.caseId !== currentCaseId)

/** The first one after the current case, else the first of all. */
export function nextReadyCase(
  rows: readonly AddressCase[],
  submittedId: string,
): AddressCase | null {
  const index = rows.findIndex(({ caseId }) => caseId === submittedId)
  const casesBelow = readyCases(rows.slice(index + 1), submittedId)
  return casesBelow[0] ?? readyCases(rows, submittedId)[0] ?? null
}
