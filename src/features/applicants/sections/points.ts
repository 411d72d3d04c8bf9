import type { OpenPoint, SectionId } from '../compare/comparison.ts'
import { noteOf } from './keyFigures.ts'
import {
  NO_CONTENT,
  tableOf,
  textOf,
  type SectionDescription,
  type SectionFacts,
} from './section.ts'

export const POINT_KINDS: Record<OpenPoint['kind'], string> = {
  differs: 'Differs',
  missing: 'Missing',
  unread: 'Not read',
  changed: 'Changed',
  look: 'To look at',
}

/** What differs, is missing or could not be read: open, or explained with a note. */
export const pointsSection = (titleOf: (id: SectionId) => string): SectionDescription => ({
  title: 'Open points',
  none: 'Nothing differs, is missing or could not be read.',
  describe({ applicant, comparison }) {
    const open = comparison.points.filter((point) => noteOf(applicant, point) === null).length
    if (comparison.points.length === 0) return NO_CONTENT
    return {
      state:
        open > 0
          ? { tone: 'warning', text: `${open} open` }
          : { tone: 'success', text: 'All explained' },
      sentences: [],
      tables: [
        tableOf(comparison.points, [
          ['Section', ({ section }) => textOf(titleOf(section))],
          ['Kind', ({ kind }) => textOf(POINT_KINDS[kind])],
          ['What', ({ text, sources }) => ({ kind: 'text', text, from: sources })],
          [
            'Why, and what to ask',
            ({ question }) =>
              textOf(question === undefined ? '' : `${question.why} ${question.ask}`),
          ],
          ['State', (point) => textOf(noteOf(applicant, point) === null ? 'Open' : 'Explained')],
          ['Note', (point) => textOf(noteOf(applicant, point) ?? '')],
        ]),
      ],
    }
  },
})

/** The text of an e-mail with what is open; null for none. What only the user can do, such as sending a file here, is no question. */
export function toQuestions({ applicant, comparison }: SectionFacts): string | null {
  const asked = comparison.points.filter(
    (point) =>
      noteOf(applicant, point) === null &&
      (point.question !== undefined || point.section !== 'documents'),
  )
  const questions = asked.map(({ text, question }, index) =>
    [`${index + 1}. ${text}`, ...(question === undefined ? [] : [`   ${question.ask}`])].join('\n'),
  )
  if (questions.length === 0) return null
  return ['We compared your documents and have these questions:', ...questions].join('\n\n')
}
