import type { AddressCase } from '../case.ts'

/** Id of the candidate's name: the rows' buttons have equal labels, and this describes whose they are. */
export const caseNameId = ({ caseId }: AddressCase): string => `name-of-${caseId}`
