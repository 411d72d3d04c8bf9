import type { ServiceKey } from '#shared/platform/store/currentUser.ts'

/** By service key. */
const SUPPORTED = [
  'payslip',
  'form26',
  'bankStatement',
  'passbook',
  'financialStatement',
  'aadhar',
  'pancard',
  'drivingLicence',
  'voterId',
  'RC',
] as const satisfies readonly ServiceKey[]

/** Uploaded by mistake; no analyzer reads them. */
const UNSUPPORTED = ['form16', 'ais', 'taxReturn', 'creditCard', 'invoice'] as const

export type SupportedDocument = (typeof SUPPORTED)[number]
export type KnownDocument = SupportedDocument | (typeof UNSUPPORTED)[number]

/** 'scan': no text. 'locked': password missing or wrong. 'unknown': all else, images too; no warning. */
export type DocumentKind = KnownDocument | 'scan' | 'locked' | 'unknown'

/** For a sentence: "This looks like {name}". */
export const DOCUMENT_NAME: Record<KnownDocument, string> = {
  payslip: 'a payslip',
  form26: 'a Form 26AS',
  bankStatement: 'a bank statement',
  passbook: 'a passbook',
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
