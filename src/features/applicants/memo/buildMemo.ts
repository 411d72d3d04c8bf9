import type { Job } from '#shared/kits/jobs/job.ts'
import { toIndiaDay } from '#shared/platform/lib/day.ts'
import type { Comparison } from '../compare/comparison.ts'
import { applicantName, type Applicant } from '../model/applicant.ts'
import { describeFigures } from '../sections/keyFigures.ts'
import { ALL_ROWS } from '../sections/section.ts'
import { describeSections, SECTIONS } from '../sections/sections.ts'
import { maskNumber, maskNumbers } from './maskNumbers.ts'
import { text, type Memo, type MemoCell, type MemoSection, type MemoTable } from './memo.ts'
import { createReferences, type FoundPages, type References } from './references.ts'
import { toMemoCell, toMemoSection } from './toMemoSection.ts'

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
  const described = describeSections({ applicant, comparison })
  const references = createReferences({ applicant, jobs, comparison, described, pages })
  const numberAs = showsWholeNumbers ? (number: string) => number : maskNumber
  const sections = [
    summarySection(applicant, comparison),
    documentsSection(references),
    ...described.flatMap((section) =>
      section.id === 'documents' ? [] : [toMemoSection(section, { of: references.of, numberAs })],
    ),
  ]
  const memo = { name: applicantName(applicant, jobs), day: toIndiaDay(at), preparedBy, sections }
  return showsWholeNumbers ? memo : withMaskedNumbers(memo)
}

const summarySection = (applicant: Applicant, comparison: Comparison): MemoSection => ({
  title: 'Summary',
  notes: [],
  tables: [
    {
      title: '',
      columns: ['Figure', 'Value', 'How this is calculated'],
      rows: describeFigures({ applicant, comparison }).map(({ label, value, hint }) => [
        text(value?.kind === 'amount' ? `${label} (₹)` : label),
        toMemoCell(value, () => ''),
        text(hint),
      ]),
      printedRows: ALL_ROWS,
    },
  ],
})

const documentsSection = ({ table }: References): MemoSection => ({
  title: SECTIONS.documents.title,
  notes: [
    'Small numbers beside a value name its document and page. W is the workbook that a service made of the documents, with the row.',
  ],
  tables: [table],
})

const maskCell = (cell: MemoCell): MemoCell =>
  cell?.kind === 'text' && cell.isWhole !== true ? { ...cell, text: maskNumbers(cell.text) } : cell

const maskTable = (table: MemoTable): MemoTable => ({
  ...table,
  title: maskNumbers(table.title),
  rows: table.rows.map((row) => row.map(maskCell)),
  ...(table.footer && { footer: table.footer.map(maskCell) }),
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
