import type { CsvColumn } from './preflight/columns.ts'

/** The link is sent to this number. */
export const PHONE_COLUMN = {
  label: 'Phone Number',
  content: { kind: 'phone' },
  isRequired: true,
  aliases: ['phone', 'mobile', 'mobilenumber', 'mobileno', 'phoneno', 'contactnumber'],
} as const satisfies CsvColumn

export const REFERENCE_COLUMN = {
  label: 'REF Number',
  content: { kind: 'reference' },
  isRequired: false,
  aliases: ['referencenumber', 'refnumber', 'refno', 'reference', 'internalreference'],
} as const satisfies CsvColumn
