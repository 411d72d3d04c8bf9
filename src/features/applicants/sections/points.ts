import type { OpenPoint, SectionId } from '../compare/comparison.ts'
import { noteOf } from './keyFigures.ts'
import { NO_CONTENT, tableOf, textOf, type SectionDescription } from './section.ts'

export const POINT_KINDS: Record<OpenPoint['kind'], string> = {
  differs: 'Differs',
  missing: 'Missing',
  unread: 'Not read',
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
          ['State', (point) => textOf(noteOf(applicant, point) === null ? 'Open' : 'Explained')],
          ['Note', (point) => textOf(noteOf(applicant, point) ?? '')],
        ]),
      ],
    }
  },
})
