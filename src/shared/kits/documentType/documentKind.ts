import type { ServiceKey } from '#shared/platform/store/currentUser.ts'

/** Documents that an analyzer reads, by service key. */
const SUPPORTED = [
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

/** Documents that are uploaded by mistake and that no analyzer reads. */
const UNSUPPORTED = ['form16', 'ais', 'taxReturn', 'creditCard', 'invoice'] as const

export type SupportedDocument = (typeof SUPPORTED)[number]
export type KnownDocument = SupportedDocument | (typeof UNSUPPORTED)[number]

/**
 * The detected kind of a file. 'scan': no text. 'locked': the password is missing or wrong. 'unknown': everything else,
 * including images; no warning.
 */
export type DocumentKind = KnownDocument | 'scan' | 'locked' | 'unknown'

/** For a sentence: "This looks like {name}". */
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

/** The service that reads this kind; service keys and kinds have equal names. Null where there is none. */
export const readerServiceOf = (name: DocumentKind | ServiceKey): SupportedDocument | null =>
  SUPPORTED.find((read) => read === name) ?? null
