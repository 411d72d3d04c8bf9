import { assertNever } from '#shared/lib/assertNever.ts'
import { firstAnswers, type Given } from './asked.ts'
import type { AskedName, FieldName, FormCase, PhotoName, TakenPhoto } from './form.ts'

/** What the person has given, and what was found missing at Submit and is marked until it changes (kyc §5). */
export type Filled = Given & { marked: readonly AskedName[] }

export type FillEvent =
  | { kind: 'answered'; name: FieldName; text: string }
  | { kind: 'taken'; name: PhotoName; photo: TakenPhoto }
  | { kind: 'removed'; name: PhotoName }
  | { kind: 'gapsFound'; names: readonly AskedName[] }

export const firstFilled = (formCase: FormCase): Filled => ({
  answers: firstAnswers(formCase),
  photos: {},
  marked: [],
})

export function fill(filled: Filled, event: FillEvent): Filled {
  switch (event.kind) {
    case 'answered': {
      const answers = { ...filled.answers, [event.name]: event.text }
      return { ...filled, answers, marked: without(filled.marked, event.name) }
    }
    case 'taken': {
      const photos = { ...filled.photos, [event.name]: event.photo }
      return { ...filled, photos, marked: without(filled.marked, event.name) }
    }
    case 'removed': {
      const { [event.name]: _removed, ...photos } = filled.photos
      return { ...filled, photos }
    }
    case 'gapsFound':
      return { ...filled, marked: event.names }
    default:
      return assertNever(event)
  }
}

const without = (marked: readonly AskedName[], name: AskedName) =>
  marked.includes(name) ? marked.filter((each) => each !== name) : marked
