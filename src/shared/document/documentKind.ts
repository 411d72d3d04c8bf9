import type { ServiceKey } from '#shared/session/currentUser.ts'

/** Documents that an analyzer reads, under the key of its service. */
const READ = [
  'payslip',
  'form26',
  'bankStatement',
  'financialStatement',
  'aadhar',
  'pancard',
  'drivingLicence',
  'voterId',
  'RC',
] as const satisfies readonly ServiceKey[]

/** Documents that come in their place, and that no analyzer reads. */
const FOREIGN = ['form16', 'ais', 'taxReturn', 'creditCard', 'invoice'] as const

export type ReadDocument = (typeof READ)[number]
export type KnownDocument = ReadDocument | (typeof FOREIGN)[number]

/**
 * What the first page of a file says that it is. 'scan': it has no text. 'locked': it opens with a password that was not
 * given, or not with this one. 'unknown' is everything else, pictures too, and is no reason to say anything.
 */
export type DocumentKind = KnownDocument | 'scan' | 'locked' | 'unknown'

/** In a sentence: "This looks like {name}". */
export const DOCUMENT_NAME: Record<KnownDocument, string> = {
  payslip: 'a payslip',
  form26: 'a Form 26AS',
  bankStatement: 'a bank statement',
  financialStatement: 'a financial statement',
  aadhar: 'an Aadhaar card',
  pancard: 'a PAN card',
  drivingLicence: 'a driving licence',
  voterId: 'a voter ID',
  RC: 'a registration certificate',
  form16: 'a Form 16',
  ais: 'an Annual Information Statement',
  taxReturn: 'an income tax return',
  creditCard: 'a credit card statement',
  invoice: 'an invoice',
}

/**
 * The service that reads this kind of document, or the kind that a service reads: they have one name. Null where there is
 * none.
 */
export const serviceOf = (name: DocumentKind | ServiceKey): ReadDocument | null =>
  READ.find((read) => read === name) ?? null
