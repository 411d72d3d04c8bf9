import type { Job } from '#shared/kits/jobs/job.ts'
import { toIndiaDay } from '#shared/platform/lib/time/day.ts'
import type { Comparison } from '../compare/comparison.ts'
import type { ApplicantHistory } from '../history/applicantHistory.ts'
import { applicantName, type Applicant } from '../model/applicant.ts'
import { describeFigures } from '../sections/keyFigures.ts'
import { tableOf, textOf, type DescribedSection, type SectionFacts } from '../sections/section.ts'
import { describeSections, SECTIONS } from '../sections/sections.ts'
import { describeInstalment, describeSummary } from '../sections/summary.ts'
import { maskNumber, maskNumbers } from './maskNumbers.ts'
import { type Memo, type MemoSection } from './memo.ts'
import { createReferences, type FoundPages, type References } from './references.ts'
import { AS_IT_IS, toMemoSection } from './toMemoSection.ts'

export type MemoInput = {
  applicant: Applicant
  jobs: Readonly<Record<string, Job | undefined>>
  comparison: Comparison
  history: Pick<ApplicantHistory, 'toMemoSections'>
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
  const shown = showsWholeNumbers ? AS_IT_IS : { text: maskNumbers, number: maskNumber }
  const references = createReferences({ applicant, jobs, comparison, described, pages, shown })
  const drawing = { of: references.of, shown }
  const sections = [
    toMemoSection(summaryOf({ applicant, comparison }), drawing),
    documentsSection(references),
    ...input.history.toMemoSections(shown),
    ...described.flatMap((section) =>
      section.id === 'documents' ? [] : [toMemoSection(section, drawing)],
    ),
  ]
  const name = shown.text(applicantName(applicant, jobs))
  return { name, day: toIndiaDay(at), preparedBy, sections }
}

const summaryOf = (facts: SectionFacts): Omit<DescribedSection, 'id'> => ({
  title: 'Summary',
  none: '',
  sentences: [
    {
      text: `${describeSummary(facts)
        .map(({ text: part }) => part)
        .join(', ')}.`,
    },
  ],
  tables: [
    tableOf(
      [...describeFigures(facts), ...[describeInstalment(facts) ?? []].flat()],
      [
        ['Figure', ({ label, value }) => textOf(value?.kind === 'amount' ? `${label} (₹)` : label)],
        ['Value', ({ value }) => value],
        ['How this is calculated', ({ hint }) => textOf(hint)],
      ],
    ),
  ],
})

const documentsSection = ({ table }: References): MemoSection => ({
  title: SECTIONS.documents.title,
  notes: [
    'Small numbers beside a value name its document and page. W is the workbook that a service made of the documents, with the row.',
  ],
  tables: [table],
})
