import { monthNumber, MONTHS } from '#shared/platform/lib/time/day.ts'
import { formatStayMonth, parseStayTime, PRESENT_STAY } from '#shared/platform/lib/time/stayTime.ts'
import type { Answers, FieldName, FormCase } from './form.ts'
import { initialAnswers, isReadOnly } from './formValues.ts'

/** `month` is 1 to 12. */
export type PickedMonth = { month: number | null; year: number | null }

export const NOTHING_PICKED: PickedMonth = { month: null, year: null }

/** An answer without its month or year: stored in the draft, never sent. */
const UNFINISHED = /^(?:_ (\d{4})|([A-Z][a-z]{2}) _)$/

export const isUnfinished = (answer: string): boolean => UNFINISHED.test(answer)

/** 'Mar 2023'; unfinished 'Mar _' or '_ 2023'. */
export function formatPicked({ month, year }: PickedMonth): string {
  if (month !== null && year !== null) return formatStayMonth(month, year)
  return month === null ? `_ ${year ?? ''}` : `${MONTHS[month - 1] ?? ''} _`
}

export function parsePicked(answer: string): PickedMonth {
  const [unfinished, year, month = ''] = UNFINISHED.exec(answer) ?? []
  if (unfinished !== undefined)
    return { month: monthNumber(month) || null, year: year === undefined ? null : Number(year) }
  const time = parseStayTime(answer)
  return time?.kind === 'month' ? { month: time.month, year: time.year } : NOTHING_PICKED
}

/** False for an answer in any form but that of the pickers. */
export const isPickedPeriod = (answer: string): boolean =>
  answer === PRESENT_STAY || (!isUnfinished(answer) && formatPicked(parsePicked(answer)) === answer)

/** `future`: still to come; `order`: it ends before it begins; `ended`: goes on where nobody lives any more. */
export type StayIssue = 'future' | 'order' | 'ended'

type Stay = { from: FieldName; to: FieldName }

const STAY: Stay = { from: 'periodOfStayFrom', to: 'periodOfStayTo' }
const VERIFIED_STAY: Stay = { from: 'verifiedAddressStayingFrom', to: 'verifiedAddressStayingTill' }

/** The two fields of the stay that a period field belongs to. */
export const stayOf = (name: FieldName): Stay =>
  name === VERIFIED_STAY.from || name === VERIFIED_STAY.to ? VERIFIED_STAY : STAY

/** Who does not live at the address of the case cannot still live there. */
export const canStillLiveThere = (answers: Answers, name: FieldName): boolean =>
  name !== 'periodOfStayTo' || answers.stayingAtGivenAddress !== 'false'

/**
 * Why a stay that was picked in this form is refused. Read-only and earlier answers are never refused (decisions L85).
 * @param now epoch ms
 */
export function stayIssue(
  formCase: FormCase,
  answers: Answers,
  name: FieldName,
  now = Date.now(),
): StayIssue | null {
  if (!isOwnPick(formCase, answers, name)) return null
  if (answers[name] === PRESENT_STAY) return canStillLiveThere(answers, name) ? null : 'ended'
  const today = new Date(now)
  if ((monthIndex(answers[name]) ?? 0) > today.getFullYear() * MONTHS.length + today.getMonth())
    return 'future'
  const { from, to } = stayOf(name)
  // Refused at the end of the stay; at its start where the end is an earlier answer.
  if (name === from && isOwnPick(formCase, answers, to)) return null
  if (isReadOnly(formCase, from) || isReadOnly(formCase, to)) return null
  const [start, end] = [monthIndex(answers[from]), monthIndex(answers[to])]
  return start !== null && end !== null && end < start ? 'order' : null
}

function isOwnPick(formCase: FormCase, answers: Answers, name: FieldName): boolean {
  const answer = answers[name] ?? ''
  return (
    !isReadOnly(formCase, name) &&
    answer !== initialAnswers(formCase)[name] &&
    isPickedPeriod(answer)
  )
}

function monthIndex(answer = ''): number | null {
  const { month, year } = parsePicked(answer)
  if (month === null || year === null || !isPickedPeriod(answer)) return null
  return year * MONTHS.length + month - 1
}
