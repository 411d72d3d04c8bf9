import { MAGIC } from './magic.ts'

export type SandboxSample = { file: string; shows: string }

/** Password of every locked sample and fixture. */
export const LOCKED_PASSWORD = 'lekha123'

const PLAIN: readonly SandboxSample[] = [
  { file: 'payslip.pdf', shows: 'One payslip that adds up' },
  { file: 'payslip-three-months.pdf', shows: 'Three payslips in one file' },
  { file: 'payslip-wrong-total.pdf', shows: 'Its earnings do not add up to the printed gross' },
  { file: 'payslip-scanned.pdf', shows: 'A scan without text: processing fails' },
  {
    file: 'payslip-locked.pdf',
    shows: `Locked with the password ${LOCKED_PASSWORD}: refused before it is sent`,
  },
  { file: 'payslip-corrupt.pdf', shows: 'Damaged: refused before it is sent' },
]

/** Values of a financial statement that need one which can be read; scripts/fixtures/makeStatements.mjs draws them. */
const READ_ON = ['failed', 'poll-error', 'poll-unauthorized', 'flaky', 'misfit', 'lost-output', 'slow']

const STATEMENTS: readonly SandboxSample[] = [
  { file: 'statement-india.pdf', shows: 'Financial statement of an Indian company, in lakhs' },
  { file: 'statement-us-retailer.pdf', shows: 'Financial statement of a US retailer' },
  { file: 'statement-partial.pdf', shows: 'Without a cash flow statement: Partial Success' },
  { file: 'statement-wrong-total.pdf', shows: 'Its assets are not what its lines come to' },
  { file: 'statement-page.jpg', shows: 'A picture: a sample workbook that says so' },
  { file: 'statement-poor-scan.pdf', shows: 'A scan nobody can read (imageQualityError)' },
  {
    file: 'statement-locked.pdf',
    shows: `Locked with the password ${LOCKED_PASSWORD}: refused before it is sent`,
  },
  ...MAGIC.filter(({ place }) => place === 'financialStatement')
    // The others are brought about by a file of any content with the value's name.
    .filter(({ value }) => READ_ON.includes(value))
    .map(({ value, reaches, note }) => ({
      file: `statement-${value}.pdf`,
      shows: `${note} (${reaches})`,
    })),
]

const PASSBOOKS: readonly SandboxSample[] = [
  { file: 'passbook-front.jpg', shows: 'Front page of a passbook: a sample report that says so' },
  { file: 'passbook-page-1.jpg', shows: 'Its first transaction page' },
  { file: 'passbook-page-2.jpg', shows: 'Its second transaction page' },
  { file: 'passbook-page-3.png', shows: 'Its third transaction page, a PNG' },
  ...MAGIC.filter(({ place }) => place === 'passbook').map(({ value, reaches, note }) => ({
    file: `passbook-${value}.jpg`,
    shows: `${note} (${reaches})`,
  })),
]

/** Sample documents of /sandbox, in tests/sandbox/samples; made by scripts/fixtures/make.mjs. */
export const SAMPLES: readonly SandboxSample[] = [
  ...PLAIN,
  ...STATEMENTS,
  ...PASSBOOKS,
  ...MAGIC.filter(({ place }) => place === 'payslip').map(({ value, reaches, note }) => ({
    file: `${value}.pdf`,
    shows: `${note} (${reaches})`,
  })),
]
