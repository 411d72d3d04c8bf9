import type { AddressCase } from '../case.ts'

/** The rows' buttons have equal labels; the name says whose they are. */
export const caseNameId = ({ caseId }: AddressCase): string => `name-of-${caseId}`
