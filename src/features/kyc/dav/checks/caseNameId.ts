import type { AddressCase } from '../case.ts'

/** Of the element that holds the candidate's name: the buttons of a row are called alike, and this tells whose they are. */
export const caseNameId = ({ caseId }: AddressCase): string => `name-of-${caseId}`
