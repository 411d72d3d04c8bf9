import type { CompanyJob } from '../job.ts'

/** Of the cell that names the candidate: what the row's button is about. */
export const candidateId = ({ rowId }: CompanyJob): string =>
  `candidate-${rowId.replaceAll(/\s/g, '-')}`
