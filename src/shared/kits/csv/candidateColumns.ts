import type { CsvColumn } from './preflight/columns.ts'

/** A candidate's phone number, to which the link is sent. */
export const PHONE_COLUMN = {
  label: 'Phone Number',
  content: { kind: 'phone' },
  isRequired: true,
  aliases: ['phone', 'mobile', 'mobilenumber', 'mobileno', 'phoneno', 'contactnumber'],
} as const satisfies CsvColumn

/** The client's own reference of a candidate. */
export const REFERENCE_COLUMN = {
  label: 'REF Number',
  content: { kind: 'reference' },
  isRequired: false,
  aliases: ['referencenumber', 'refnumber', 'refno', 'reference', 'internalreference'],
} as const satisfies CsvColumn
