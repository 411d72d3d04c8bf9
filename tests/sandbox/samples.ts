import type { AnalyzerPlace } from './magic.ts'
import { magicFiles } from './magic/files.ts'

export type SandboxSample = { file: string; shows: string }

/** Password for every locked sample and fixture. */
export const LOCKED_PASSWORD = 'lekha123'

const PAYSLIPS: readonly SandboxSample[] = [
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

const magicSamples = (place: AnalyzerPlace): SandboxSample[] =>
  magicFiles(place).map(({ file, row: { note, expectedDialog } }) => ({
    file,
    shows: `${note} (${expectedDialog})`,
  }))

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
]

const PASSBOOKS: readonly SandboxSample[] = [
  { file: 'passbook-front.jpg', shows: 'Front page of a passbook: a sample report that says so' },
  { file: 'passbook-page-1.jpg', shows: 'Its first transaction page' },
  { file: 'passbook-page-2.jpg', shows: 'Its second transaction page' },
  { file: 'passbook-page-3.png', shows: 'Its third transaction page, a PNG' },
  { file: 'passbook-page-2-misread.jpg', shows: 'Its second page, with one balance misread' },
]

/** Password for bank-locked-next.pdf: two locked files that one password does not open. */
export const OTHER_PASSWORD = 'kaveri456'

const BANK_STATEMENTS: readonly SandboxSample[] = [
  { file: 'bank-hdfc-savings.pdf', shows: 'HDFC savings account, April to June 2026' },
  {
    file: 'bank-hdfc-savings-next.pdf',
    shows: 'The same account, July to September: begins where the other ends',
  },
  {
    file: 'bank-hdfc-savings-december.pdf',
    shows: 'The same account, December: beside either of the others months are missing',
  },
  {
    file: 'bank-sbi-current.pdf',
    shows: 'SBI current account with transfers to and from the HDFC one',
  },
  { file: 'bank-locked.pdf', shows: `The HDFC statement, locked with ${LOCKED_PASSWORD}` },
  { file: 'bank-locked-next.pdf', shows: `The one after it, locked with ${OTHER_PASSWORD}` },
  { file: 'bank-wrong-balance.pdf', shows: 'Its May does not add up' },
  {
    file: 'bank-returns.pdf',
    shows: 'Cash, returned cheques and a returned mandate over four months',
  },
  { file: 'bank-no-headers.pdf', shows: 'Without table headings (headersError)' },
  {
    file: 'bank-scanned.pdf',
    shows: 'A scan without text: fails alone, partial output with others',
  },
  { file: 'bank-page.jpg', shows: 'A picture: a sample result that says so' },
  { file: 'bank-related-parties.xlsx', shows: 'Related parties of both accounts' },
  { file: 'bank-related-empty.xlsx', shows: 'Related parties without an entry (emptyInputExcel)' },
  {
    file: 'bank-related-extra.xlsx',
    shows: 'Related parties with another column (extraExcelData)',
  },
]

const FORM26AS: readonly SandboxSample[] = [
  { file: 'form26as.pdf', shows: 'Form 26AS of two deductors that adds up' },
  { file: 'form26as-wrong-total.pdf', shows: 'One deductor’s credits do not add up to its total' },
  { file: 'form26as-scanned.pdf', shows: 'A scan without text: processing fails' },
  {
    file: 'form26as-locked.pdf',
    shows: `Locked with the password ${LOCKED_PASSWORD}: refused before it is sent`,
  },
]

const IDS: readonly SandboxSample[] = [
  { file: 'id-aadhaar.pdf', shows: 'Aadhaar card, read from its text; its check digit fits' },
  { file: 'id-pan.pdf', shows: 'PAN card' },
  { file: 'id-dl.pdf', shows: 'Driving licence' },
  { file: 'id-voter.pdf', shows: 'Voter ID' },
  { file: 'id-rc.pdf', shows: 'Registration certificate of a vehicle' },
  { file: 'id-aadhaar.jpg', shows: 'Picture of an Aadhaar card: a sample result that says so' },
  { file: 'id-pan.png', shows: 'Picture of a PAN card: a sample result that says so' },
  { file: 'id-dl.jpg', shows: 'Picture of a driving licence: a sample result that says so' },
  { file: 'id-voter.jpeg', shows: 'Picture of a voter ID: a sample result that says so' },
  { file: 'id-rc.jpg', shows: 'Picture of an RC: a sample result that says so' },
  { file: 'id-wrong-digit.pdf', shows: 'Aadhaar number whose check digit does not fit' },
  { file: 'id-two-cards.pdf', shows: 'Two documents on one page: page_0 and page_1' },
  { file: 'id-two-pages.pdf', shows: 'Both sides on two pages: taken, with a note' },
  {
    file: 'id-locked.pdf',
    shows: `Locked with the password ${LOCKED_PASSWORD}: refused before it is sent`,
  },
]

/** Sample documents of an analyzer, in tests/sandbox/samples; made by scripts/fixtures/make.mjs and its neighbours. */
type SampleGroup = {
  service: string
  samples: readonly SandboxSample[]
  /** One for each of its magic values that has a ready file. */
  magic: readonly SandboxSample[]
}

const group = (
  service: string,
  place: AnalyzerPlace,
  samples: readonly SandboxSample[],
): SampleGroup => ({ service, samples, magic: magicSamples(place) })

/** By service, as /sandbox shows them. */
export const SAMPLE_GROUPS: readonly SampleGroup[] = [
  group('Payslip', 'payslip', PAYSLIPS),
  group('Form 26AS', 'form26as', FORM26AS),
  group('Bank statement', 'bankStatement', BANK_STATEMENTS),
  group('Passbook', 'passbook', PASSBOOKS),
  group('Financial statement', 'financialStatement', STATEMENTS),
  group('ID extraction', 'idExtraction', IDS),
]

export const SAMPLES: readonly SandboxSample[] = SAMPLE_GROUPS.flatMap(({ samples, magic }) =>
  samples.concat(magic),
)
