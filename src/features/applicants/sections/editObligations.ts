import type { ObligationEdit } from '../model/applicant.ts'
import type { DecidedObligation } from './decisions.ts'

/** Edits by their ids, as the event of the reducer takes them. */
export type ObligationEdits = {
  edits: Readonly<Record<string, ObligationEdit | null>>
  legacy: readonly string[]
}

export type ObligationFields = Required<Pick<ObligationEdit, 'counterparty' | 'kind' | 'monthly'>>

// With a payment: another one may be found under the same id later.
const idOf = ({ edit, id, keys: [first = ''] }: DecidedObligation): string =>
  edit?.id ?? `${id}:${first}`

/** One edit in place of all that decided on the same obligations. */
const replaceWith = (
  edits: ObligationEdits['edits'],
  ...replaced: readonly DecidedObligation[]
): ObligationEdits => ({
  edits: {
    ...Object.fromEntries(replaced.flatMap(({ others }) => others).map((id) => [id, null])),
    ...edits,
  },
  legacy: replaced.flatMap(({ legacy }) => legacy),
})

const valueOf = ({ edit, decision, keys }: DecidedObligation): ObligationEdit => ({
  ...edit?.value,
  decision,
  // With those of new documents.
  payments: keys,
})

/** Null: it is as it was found. */
export function decide(
  obligation: DecidedObligation,
  decision: ObligationEdit['decision'],
): ObligationEdits {
  const edit = { ...valueOf(obligation), decision }
  const isPlain = edit.isOwn !== true && edit.monthly === undefined
  const next = decision === null && isPlain ? null : edit
  return replaceWith({ [idOf(obligation)]: next }, obligation)
}

/** What the user writes counts. */
export const change = (obligation: DecidedObligation, fields: ObligationFields): ObligationEdits =>
  replaceWith(
    { [idOf(obligation)]: { ...valueOf(obligation), ...fields, decision: 'confirmed' } },
    obligation,
  )

/** `id` is new. */
export const add = (id: string, fields: ObligationFields): ObligationEdits =>
  replaceWith({ [id]: { ...fields, decision: 'confirmed', payments: [] } })

/** One that was added by hand goes as a whole. */
export const remove = (obligation: DecidedObligation): ObligationEdits =>
  obligation.keys.length === 0
    ? replaceWith({ [idOf(obligation)]: null })
    : decide(obligation, 'removed')

/** The first takes the payments of the second. */
export const join = (first: DecidedObligation, second: DecidedObligation): ObligationEdits => {
  const payments = [...first.keys, ...second.keys]
  const { counterparty, kind } = first
  const joined = { ...valueOf(first), counterparty, kind, payments, isOwn: true }
  return replaceWith({ [idOf(second)]: null, [idOf(first)]: joined }, first, second)
}

/** Some of its payments become an obligation of their own, `id`. */
export function divide(
  obligation: DecidedObligation,
  keys: readonly string[],
  id: string,
): ObligationEdits {
  const payments = obligation.keys.filter((key) => !keys.includes(key))
  const rest = { ...valueOf(obligation), payments, isOwn: true }
  const divided = { decision: obligation.decision, payments: keys, isOwn: true }
  return replaceWith({ [idOf(obligation)]: rest, [id]: divided }, obligation)
}
