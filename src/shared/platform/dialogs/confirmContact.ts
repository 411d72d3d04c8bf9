import { plural, formatCount } from '#shared/platform/lib/plural.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { DialogFact } from '#shared/platform/store/overlaySlice.ts'
import { CONTACT_UNDO_MS } from '#shared/platform/config/constants.ts'
import { requestDialogAnswer } from './requestDialogAnswer.ts'

/** Further names are only counted. */
export const CONTACT_NAMES_SHOWN = 8

export type ContactedPeople = {
  /** In order of sending; at least the first CONTACT_NAMES_SHOWN. */
  names: readonly string[]
  count: number
}

type ContactOptions = {
  /** Null where they are not known: the file could not be read in this browser. */
  people: ContactedPeople | null
  /** 'An email, an SMS and a call with the link'. */
  sends: string
  /** Who is left out, and why. */
  note?: string
}

const UNDO_TEXT = `You can undo this for ${CONTACT_UNDO_MS / 1_000} seconds.`

/** Asks before candidates are contacted, naming them and what they get; true to go on (decisions L60). */
export function confirmContact({
  people,
  sends,
  note,
}: ContactOptions): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const title =
      people === null
        ? 'Notify the candidates of this file?'
        : `Notify ${plural(people.count, 'candidate')}?`
    const answer = await dispatch(
      requestDialogAnswer('confirmContact', {
        override: {
          title,
          line: 'They are contacted as soon as this is sent. Messages and calls cannot be taken back.',
        },
        facts: [
          { label: 'Who', lines: nameLines(people) },
          { label: 'What', lines: [{ text: sends, note: 'to each' }] },
        ],
        footnote: note === undefined ? UNDO_TEXT : `${note} ${UNDO_TEXT}`,
      }),
    )
    return answer === 'primary'
  }
}

function nameLines(people: ContactedPeople | null): DialogFact['lines'] {
  if (people === null)
    return [{ text: 'Everyone in the file', note: '(its names cannot be read in this browser)' }]
  const names = people.names.slice(0, CONTACT_NAMES_SHOWN)
  const others = people.count - names.length
  return [
    ...names.map((text) => ({ text })),
    ...(others > 0 ? [{ text: `and ${formatCount(others)} more` }] : []),
  ]
}
