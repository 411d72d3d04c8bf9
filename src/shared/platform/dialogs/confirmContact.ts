import { CONTACT_UNDO_MS } from '#shared/platform/config/constants.ts'
import { plural, formatCount } from '#shared/platform/lib/text/plural.ts'
import type { DialogAnswer, DialogFact } from '#shared/platform/store/overlaySlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
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
  /** What else is true of the selection or the file, such as who gets nothing. */
  facts?: readonly DialogFact[]
  /** Offers to leave rows out of the file. */
  canLeaveOut?: boolean
}

/** 'leaveOut': the rows with a problem are to be removed first, and then it is asked again. */
type ContactAnswer = 'confirmed' | 'leaveOut' | 'cancelled'

const ANSWERS: Partial<Record<DialogAnswer, ContactAnswer>> = {
  primary: 'confirmed',
  second: 'leaveOut',
}

const LINE = `They are contacted ${CONTACT_UNDO_MS / 1_000} seconds after you press Notify. Until then you can undo it; after that, messages and calls cannot be taken back.`

/** Asks before candidates are contacted, naming them and what they get (decisions L60, L145). */
export function confirmContact({
  people,
  sends,
  facts = [],
  canLeaveOut = false,
}: ContactOptions): AppThunk<Promise<ContactAnswer>> {
  return async (dispatch) => {
    const answer = await dispatch(
      requestDialogAnswer(canLeaveOut ? 'confirmContactOfRows' : 'confirmContact', {
        override: { title: titleOf(people), line: LINE },
        facts: [
          { label: 'Who', lines: nameLines(people) },
          { label: 'What', lines: [{ text: sends, note: 'to each' }] },
          ...facts,
        ],
      }),
    )
    if (answer === 'second' && !canLeaveOut) return 'cancelled'
    return ANSWERS[answer] ?? 'cancelled'
  }
}

function titleOf(people: ContactedPeople | null): string {
  if (people === null) return 'Notify the candidates of this file?'
  return `Notify ${people.count === 0 ? 'no candidate' : plural(people.count, 'candidate')}?`
}

function nameLines(people: ContactedPeople | null): DialogFact['lines'] {
  if (people === null)
    return [{ text: 'Everyone in the file', note: '(its names cannot be read in this browser)' }]
  if (people.count === 0) return [{ text: 'Nobody' }]
  const names = people.names.slice(0, CONTACT_NAMES_SHOWN)
  const others = people.count - names.length
  return [
    ...names.map((text) => ({ text })),
    ...(others > 0 ? [{ text: `and ${formatCount(others)} more` }] : []),
  ]
}
