import type { CsvColumn } from '#shared/csv/preflight/columns.ts'

/** The columns of the template, by its spelling (kyc §3). */
export const JOB_COLUMNS = {
  name: {
    label: 'Name',
    holds: { kind: 'text' },
    isNeeded: true,
    alsoCalled: ['candidatename', 'fullname', 'candidate', 'employeename', 'nameasperuan'],
  },
  phoneNumber: {
    label: 'Phone Number',
    holds: { kind: 'phone' },
    isNeeded: true,
    alsoCalled: ['phone', 'mobile', 'mobilenumber', 'mobileno', 'phoneno', 'contactnumber'],
    once: {
      inFile: 'two links to one phone',
      inList: 'There is a job with this phone in the list',
    },
  },
  uanNumber: {
    label: 'UAN Number',
    holds: { kind: 'digits', length: 12, what: 'a UAN' },
    isNeeded: true,
    alsoCalled: ['uan', 'uanno', 'universalaccountnumber'],
    once: { inFile: 'two jobs for one UAN', inList: 'There is a job with this UAN in the list' },
  },
  internalReferenceNumber: {
    label: 'REF Number',
    holds: { kind: 'reference' },
    isNeeded: false,
    alsoCalled: ['referencenumber', 'refnumber', 'refno', 'reference', 'internalreference'],
  },
} as const satisfies Record<string, CsvColumn>

export const JOB_COLUMN_NAMES = Object.keys(JOB_COLUMNS)
