import { CASE_STATUS, type AddressCase } from '../../case.ts'

const isReady = ({ status }: AddressCase): boolean => CASE_STATUS[status].action === 'startQc'

/** Those of a page of the list that wait for a reviewer, without the one that is judged. */
export const readyCases = (rows: readonly AddressCase[], judgedId: string): AddressCase[] =>
  rows.filter((row) => isReady(row) && row.caseId !== judgedId)

/** The first of them after the one that is judged, else the first of all; null where none waits. */
export function nextReady(rows: readonly AddressCase[], judgedId: string): AddressCase | null {
  const at = rows.findIndex(({ caseId }) => caseId === judgedId)
  const after = readyCases(rows.slice(at + 1), judgedId)
  return after[0] ?? readyCases(rows, judgedId)[0] ?? null
}
