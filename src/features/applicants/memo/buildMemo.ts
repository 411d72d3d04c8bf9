import type { Job } from '#shared/kits/jobs/job.ts'
import { toIndiaDay } from '#shared/platform/lib/day.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import type { Comparison, IdentityRow, IdentityResult, OpenPoint } from '../compare/comparison.ts'
import { applicantName, type Applicant } from '../model/applicant.ts'
import { computeKeyFigures, describeDecisions, noteOf } from '../model/keyFigures.ts'
import { FACT_LABELS, formatShare, SECTION_TITLES } from '../model/labels.ts'
import { conductSection } from './conductSection.ts'
import { businessSection, incomeSection, obligationsSection } from './figureSections.ts'
import { maskNumber, maskNumbers } from './maskNumbers.ts'
import {
  ALL_ROWS,
  amount,
  text,
  type Memo,
  type MemoCell,
  type MemoSection,
  type MemoTable,
} from './memo.ts'
import { createReferences, type FoundPages, type References } from './references.ts'

export type MemoInput = {
  applicant: Applicant
  jobs: Readonly<Record<string, Job | undefined>>
  comparison: Comparison
  pages: FoundPages
  /** Epoch ms */
  at: number
  preparedBy: string
  /** False: Aadhaar and account numbers show their last four digits. */
  showsWholeNumbers: boolean
}

/** What the documents say, what differs, and how the user explained it. It decides nothing. */
export function buildMemo(input: MemoInput): Memo {
  const { applicant, jobs, comparison, pages, at, preparedBy, showsWholeNumbers } = input
  const references = createReferences(applicant, jobs, comparison, pages)
  const sections = [
    summarySection(applicant, comparison),
    documentsSection(references),
    identitySection(comparison, references, showsWholeNumbers),
    incomeSection(comparison, references),
    obligationsSection(applicant, comparison, references),
    conductSection(comparison, references),
    ...(comparison.business === null ? [] : [businessSection(comparison.business, references)]),
    pointsSection(applicant, comparison, references),
  ]
  const memo = { name: applicantName(applicant, jobs), day: toIndiaDay(at), preparedBy, sections }
  return showsWholeNumbers ? memo : withMaskedNumbers(memo)
}

function summarySection(applicant: Applicant, comparison: Comparison): MemoSection {
  const { income, months, obligations, foir } = computeKeyFigures(applicant, comparison)
  const explained = comparison.points.filter((point) => noteOf(applicant, point) !== null).length
  const rows: MemoCell[][] = [
    [
      text('Average net income a month (₹)'),
      income === null ? text('Not known') : amount(income.paise),
      text(
        income === null
          ? ''
          : `Over ${income.months} months; ${months.matching} of ${plural(months.count, 'month')} matched`,
      ),
    ],
    [
      text('Obligations a month (₹)'),
      obligations.paise === null ? text('Not known') : amount(obligations.paise),
      text(comparison.unavailable.obligations ?? describeDecisions(obligations)),
    ],
    [
      text('Share of income (FOIR)'),
      text(foir === null ? 'Not known' : formatShare(foir)),
      text(foir === null ? '' : 'Obligations divided by average net income'),
    ],
    [
      text('Open points'),
      text(String(comparison.points.length - explained)),
      text(`${explained} explained`),
    ],
  ]
  const columns = ['Figure', 'Value', 'How this is calculated']
  return {
    title: 'Summary',
    notes: [],
    tables: [{ title: '', columns, rows, printedRows: ALL_ROWS }],
  }
}

const documentsSection = ({ table }: References): MemoSection => ({
  title: 'Documents',
  notes: [
    'Small numbers beside a value name its document and page. W is the workbook that a service made of the documents, with the row.',
  ],
  tables: [table],
})

function describeResult(result: IdentityResult): string {
  switch (result.kind) {
    case 'same':
      return 'Same'
    case 'normalised':
      return `Same after normalising (${result.rules.join(', ')})`
    case 'differs':
      return 'Differs'
    case 'single':
      return 'In one document only'
    default:
      return result satisfies never
  }
}

/** One row per text, with all documents that print it. */
function identityRows(
  { fact, cells, result }: IdentityRow,
  references: References,
  showsWholeNumbers: boolean,
): MemoCell[][] {
  const isMasked = fact === 'aadhaar' && !showsWholeNumbers
  const printed = new Map<string, string[]>()
  for (const cell of Object.values(cells).flat()) {
    const shown = isMasked ? maskNumber(cell.value) : cell.value
    printed.set(shown, [...(printed.get(shown) ?? []), references.of(cell)])
  }
  return [...printed].map(([shown, sources], index) => [
    text(index === 0 ? FACT_LABELS[fact] : ''),
    // A UAN has as many digits as Aadhaar, but is no secret of that kind.
    fact === 'uan' ? { kind: 'text', text: shown, sources, isWhole: true } : text(shown, sources),
    text(index === 0 ? describeResult(result) : ''),
  ])
}

function identitySection(
  { identity, unavailable }: Comparison,
  references: References,
  showsWholeNumbers: boolean,
): MemoSection {
  const table: MemoTable = {
    title: '',
    columns: ['Fact', 'Printed as', 'Comparison'],
    rows: identity.flatMap((row) => identityRows(row, references, showsWholeNumbers)),
    printedRows: ALL_ROWS,
  }
  return {
    title: SECTION_TITLES.identity,
    notes: identity.length > 0 ? [] : [unavailable.identity ?? 'No document was read.'],
    tables: identity.length > 0 ? [table] : [],
  }
}

const KIND_TEXTS: Record<OpenPoint['kind'], string> = {
  differs: 'Differs',
  missing: 'Missing',
  unread: 'Not read',
}

function pointsSection(
  applicant: Applicant,
  { points }: Comparison,
  references: References,
): MemoSection {
  const rows = points.map((point) => {
    const note = noteOf(applicant, point)
    const sources = [...new Set(point.sources.map(references.of))]
    return [
      text(SECTION_TITLES[point.section]),
      text(KIND_TEXTS[point.kind]),
      text(point.text, sources),
      text(note === null ? 'Open' : 'Explained'),
      text(note ?? ''),
    ]
  })
  const columns = ['Section', 'Kind', 'What', 'State', 'Note']
  return {
    title: 'Open points',
    notes: points.length === 0 ? ['Nothing differs or is missing.'] : [],
    tables: points.length === 0 ? [] : [{ title: '', columns, rows, printedRows: ALL_ROWS }],
  }
}

const maskCell = (cell: MemoCell): MemoCell =>
  cell?.kind === 'text' && cell.isWhole !== true ? { ...cell, text: maskNumbers(cell.text) } : cell

const maskTable = (table: MemoTable): MemoTable => ({
  ...table,
  title: maskNumbers(table.title),
  rows: table.rows.map((row) => row.map(maskCell)),
})

const maskSection = (section: MemoSection): MemoSection => ({
  ...section,
  notes: section.notes.map(maskNumbers),
  tables: section.tables.map(maskTable),
})

const withMaskedNumbers = (memo: Memo): Memo => ({
  ...memo,
  name: maskNumbers(memo.name),
  sections: memo.sections.map(maskSection),
})
