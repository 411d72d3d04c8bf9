import type { CsvColumn } from '#shared/csv/preflight/columns.ts'

/** The columns that a case begins with, by the template's spelling (kyc §3, sourceData). */
export const CASE_COLUMNS = {
  name: {
    label: 'Name',
    holds: { kind: 'text' },
    isNeeded: true,
    alsoCalled: ['candidatename', 'fullname', 'candidate'],
  },
  internalReferenceNumber: {
    label: 'REF Number',
    holds: { kind: 'reference' },
    isNeeded: false,
    alsoCalled: ['referencenumber', 'refnumber', 'refno', 'reference', 'internalreference'],
  },
  phoneNumber: {
    label: 'Phone Number',
    holds: { kind: 'phone' },
    isNeeded: true,
    alsoCalled: ['phone', 'mobile', 'mobilenumber', 'mobileno', 'phoneno', 'contactnumber'],
    once: {
      inFile: 'two links to one phone',
      inList: 'There is a case with this phone in the list',
    },
  },
  email: {
    label: 'Email',
    holds: { kind: 'email' },
    isNeeded: false,
    alsoCalled: ['emailid', 'mail', 'emailaddress'],
  },
  address: {
    label: 'Address',
    holds: { kind: 'text' },
    isNeeded: true,
    alsoCalled: ['fulladdress', 'candidateaddress'],
  },
  periodOfStayFrom: {
    label: 'Stay from',
    holds: { kind: 'date' },
    isNeeded: false,
    alsoCalled: ['stayfrom', 'from'],
  },
  periodOfStayTo: {
    label: 'Stay to',
    holds: { kind: 'date' },
    isNeeded: false,
    alsoCalled: ['stayto', 'to', 'staytill'],
  },
} as const satisfies Record<string, CsvColumn>

export const CASE_COLUMN_NAMES = Object.keys(CASE_COLUMNS)
