import type { AnalyzerPlace } from './magic.ts'
import { magicFiles } from './magic/files.ts'

export type SandboxSample = { file: string; description: string }

/** Password for every locked sample and fixture. */
export const LOCKED_PASSWORD = 'lekha123'

const PAYSLIPS: readonly SandboxSample[] = [
  { file: 'payslip.pdf', description: 'One payslip that adds up' },
  { file: 'payslip-three-months.pdf', description: 'Three payslips in one file' },
  {
    file: 'payslip-wrong-total.pdf',
    description: 'Its earnings do not add up to the printed gross',
  },
  { file: 'payslip-scanned.pdf', description: 'A scan without text: processing fails' },
  {
    file: 'payslip-locked.pdf',
    description: `Locked with the password ${LOCKED_PASSWORD}: refused before it is sent`,
  },
  { file: 'payslip-corrupt.pdf', description: 'Damaged: refused before it is sent' },
]

const magicSamples = (place: AnalyzerPlace): SandboxSample[] =>
  magicFiles(place).map(({ file, row: { note, expectedDialog } }) => ({
    file,
    description: `${note} (${expectedDialog})`,
  }))

const STATEMENTS: readonly SandboxSample[] = [
  {
    file: 'statement-india.pdf',
    description: 'Financial statement of an Indian company, in lakhs',
  },
  { file: 'statement-us-retailer.pdf', description: 'Financial statement of a US retailer' },
  { file: 'statement-partial.pdf', description: 'Without a cash flow statement: Partial Success' },
  { file: 'statement-wrong-total.pdf', description: 'Its assets are not what its lines come to' },
  { file: 'statement-page.jpg', description: 'A picture: a sample workbook that says so' },
  { file: 'statement-poor-scan.pdf', description: 'A scan nobody can read (imageQualityError)' },
  {
    file: 'statement-locked.pdf',
    description: `Locked with the password ${LOCKED_PASSWORD}: refused before it is sent`,
  },
]

const PASSBOOKS: readonly SandboxSample[] = [
  {
    file: 'passbook-front.jpg',
    description: 'Front page of a passbook: a sample report that says so',
  },
  { file: 'passbook-page-1.jpg', description: 'Its first transaction page' },
  { file: 'passbook-page-2.jpg', description: 'Its second transaction page' },
  { file: 'passbook-page-3.png', description: 'Its third transaction page, a PNG' },
  { file: 'passbook-page-2-misread.jpg', description: 'Its second page, with one balance misread' },
]

/** Password for bank-locked-next.pdf, so that two locked files need different passwords. */
export const OTHER_PASSWORD = 'kaveri456'

const BANK_STATEMENTS: readonly SandboxSample[] = [
  { file: 'bank-hdfc-savings.pdf', description: 'HDFC savings account, April to June 2026' },
  {
    file: 'bank-hdfc-savings-next.pdf',
    description: 'The same account, July to September: begins where the other ends',
  },
  {
    file: 'bank-hdfc-savings-december.pdf',
    description: 'The same account, December: beside either of the others months are missing',
  },
  {
    file: 'bank-sbi-current.pdf',
    description: 'SBI current account with transfers to and from the HDFC one',
  },
  { file: 'bank-locked.pdf', description: `The HDFC statement, locked with ${LOCKED_PASSWORD}` },
  { file: 'bank-locked-next.pdf', description: `The one after it, locked with ${OTHER_PASSWORD}` },
  { file: 'bank-wrong-balance.pdf', description: 'Its May does not add up' },
  {
    file: 'bank-returns.pdf',
    description: 'Cash, returned cheques and a returned mandate over four months',
  },
  { file: 'bank-no-headers.pdf', description: 'Without table headings (headersError)' },
  {
    file: 'bank-scanned.pdf',
    description: 'A scan without text: fails alone, partial output with others',
  },
  { file: 'bank-page.jpg', description: 'A picture: a sample result that says so' },
  { file: 'bank-related-parties.xlsx', description: 'Related parties of both accounts' },
  {
    file: 'bank-related-empty.xlsx',
    description: 'Related parties without an entry (emptyInputExcel)',
  },
  {
    file: 'bank-related-extra.xlsx',
    description: 'Related parties with another column (extraExcelData)',
  },
]

const FORM26AS: readonly SandboxSample[] = [
  { file: 'form26as.pdf', description: 'Form 26AS of two deductors that adds up' },
  {
    file: 'form26as-wrong-total.pdf',
    description: 'One deductor’s credits do not add up to its total',
  },
  { file: 'form26as-scanned.pdf', description: 'A scan without text: processing fails' },
  {
    file: 'form26as-locked.pdf',
    description: `Locked with the password ${LOCKED_PASSWORD}: refused before it is sent`,
  },
]

const IDS: readonly SandboxSample[] = [
  { file: 'id-aadhaar.pdf', description: 'Aadhaar card, read from its text; its check digit fits' },
  { file: 'id-pan.pdf', description: 'PAN card' },
  { file: 'id-dl.pdf', description: 'Driving licence' },
  { file: 'id-voter.pdf', description: 'Voter ID' },
  { file: 'id-rc.pdf', description: 'Registration certificate of a vehicle' },
  {
    file: 'id-aadhaar.jpg',
    description: 'Picture of an Aadhaar card: a sample result that says so',
  },
  { file: 'id-pan.png', description: 'Picture of a PAN card: a sample result that says so' },
  { file: 'id-dl.jpg', description: 'Picture of a driving licence: a sample result that says so' },
  { file: 'id-voter.jpeg', description: 'Picture of a voter ID: a sample result that says so' },
  { file: 'id-rc.jpg', description: 'Picture of an RC: a sample result that says so' },
  { file: 'id-wrong-digit.pdf', description: 'Aadhaar number whose check digit does not fit' },
  { file: 'id-two-cards.pdf', description: 'Two documents on one page: page_0 and page_1' },
  { file: 'id-two-pages.pdf', description: 'Both sides on two pages: taken, with a note' },
  {
    file: 'id-locked.pdf',
    description: `Locked with the password ${LOCKED_PASSWORD}: refused before it is sent`,
  },
]

/**
 * Sample documents of an analyzer, in tests/sandbox/samples; created by scripts/fixtures/make.mjs and the scripts
 * beside it.
 */
type SampleGroup = {
  service: string
  samples: readonly SandboxSample[]
  /** One for each magic value with a sample file. */
  magic: readonly SandboxSample[]
}

const group = (
  service: string,
  place: AnalyzerPlace,
  samples: readonly SandboxSample[],
): SampleGroup => ({ service, samples, magic: magicSamples(place) })

/** By service, as listed on /sandbox. */
export const SAMPLE_GROUPS: readonly SampleGroup[] = [
  group('Payslip', 'payslip', PAYSLIPS),
  group('Form 26AS', 'form26as', FORM26AS),
  group('Bank statement', 'bankStatement', BANK_STATEMENTS),
  group('Passbook', 'passbook', PASSBOOKS),
  group('Financial statement', 'financialStatement', STATEMENTS),
  group('ID extraction', 'idExtraction', IDS),
]

/** `worst`: the strongest finding about it; null for notes only. */
type HistorySample = SandboxSample & { worst: 'changed' | 'look' | null }

/** Made by scripts/fixtures/makeHistorySamples.mjs. */
export const HISTORY_SAMPLES: readonly HistorySample[] = [
  {
    file: 'history-edited-payslip.pdf',
    worst: 'changed',
    description: 'Three amounts replaced; the earlier version is still inside',
  },
  {
    file: 'history-covered-amount.pdf',
    worst: 'look',
    description: 'An amount covered and typed again, saved anew',
  },
  {
    file: 'history-signed-statement.pdf',
    worst: null,
    description: 'A bank statement with a signature, of a made root',
  },
  {
    file: 'history-signed-then-changed.pdf',
    worst: 'changed',
    description: 'The same statement, changed after it was signed',
  },
  ...['may', 'june', 'july', 'august', 'september'].map((month): HistorySample => ({
    file: `history-set-${month}.pdf`,
    worst: null,
    description:
      month === 'august'
        ? 'The same employer’s payslip of August, made by another program: drop all five'
        : `One of five payslips of one employer`,
  })),
  {
    file: 'history-picture-from-editor.jpg',
    worst: 'look',
    description: 'A picture of a PAN card that names a picture editor',
  },
  {
    file: 'history-merged.pdf',
    worst: null,
    description: 'Honest: two files merged into one',
  },
  {
    file: 'history-unlocked-by-printing.pdf',
    worst: null,
    description: 'Honest: the locked payslip, printed to a new PDF',
  },
  { file: 'history-annotated.pdf', worst: null, description: 'Honest: with a comment' },
  {
    file: 'history-linearised.pdf',
    worst: null,
    description: 'Honest: written for fast display, with two tables of objects',
  },
]

export const SAMPLES: readonly SandboxSample[] = [
  ...SAMPLE_GROUPS.flatMap(({ samples, magic }) => samples.concat(magic)),
  ...HISTORY_SAMPLES,
]
