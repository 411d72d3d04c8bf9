import { PHONE_COLUMN, REFERENCE_COLUMN } from '#shared/kits/csv/candidateColumns.ts'
import type { CsvColumn } from '#shared/kits/csv/preflight/columns.ts'

/** In the template's spelling (kyc §3, sourceData). */
export const CASE_CSV_COLUMNS = {
  name: {
    label: 'Name',
    content: { kind: 'text' },
    isRequired: true,
    aliases: ['candidatename', 'fullname', 'candidate'],
  },
  internalReferenceNumber: REFERENCE_COLUMN,
  phoneNumber: {
    ...PHONE_COLUMN,
    duplicateMessages: {
      inFile: 'so one phone would get two links',
      inList: 'The list already has a case with this phone number',
    },
  },
  email: {
    label: 'Email',
    content: { kind: 'email' },
    isRequired: false,
    aliases: ['emailid', 'mail', 'emailaddress'],
  },
  address: {
    label: 'Address',
    content: { kind: 'text' },
    isRequired: true,
    aliases: ['fulladdress', 'candidateaddress'],
  },
  periodOfStayFrom: {
    label: 'Stay from',
    content: { kind: 'date' },
    isRequired: false,
    aliases: ['stayfrom', 'from'],
  },
  periodOfStayTo: {
    label: 'Stay to',
    content: { kind: 'date' },
    isRequired: false,
    aliases: ['stayto', 'to', 'staytill'],
  },
} as const satisfies Record<string, CsvColumn>

export const CASE_CSV_COLUMN_NAMES = Object.keys(CASE_CSV_COLUMNS)
