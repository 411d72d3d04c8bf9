import type { Average, Comparison, OpenPoint } from '../compare/comparison.ts'
import type { Applicant } from './applicant.ts'

export type KeyFigures = {
  /** Average net income a month; null with less than three months. */
  income: { paise: number; months: Average['months'] } | null
  /** Months of income, and those whose payslip matches a salary credit. */
  months: { count: number; matching: number }
  /** Monthly sum of the confirmed ones. `undecided` are suggestions. */
  obligations: { paise: number; confirmed: number; undecided: number }
  /** Obligations divided by income (decisions L122). Null: no average, no statement, or no suggestion decided. */
  foir: number | null
}

/** Months of the average that stands for the income, the first that is known (decisions L122). */
const INCOME_MONTHS = [6, 3] as const

export function computeKeyFigures(
  { obligations: decisions }: Pick<Applicant, 'obligations'>,
  { income, obligations, unavailable }: Pick<Comparison, 'income' | 'obligations' | 'unavailable'>,
): KeyFigures {
  const average = INCOME_MONTHS.flatMap((months) => {
    const known = income?.averages.find((candidate) => candidate.months === months)
    return known === undefined || known.paise === null ? [] : [{ paise: known.paise, months }]
  })[0]
  const confirmed = obligations.filter(({ id }) => decisions[id] === 'confirmed')
  const undecided = obligations.filter(({ id }) => decisions[id] === undefined).length
  const paise = confirmed.reduce((sum, { monthly }) => sum + monthly, 0)
  const isDecided = obligations.length === 0 || undecided < obligations.length
  return {
    income: average ?? null,
    months: {
      count: income?.months.length ?? 0,
      matching: income?.months.filter(({ verdict }) => verdict.kind === 'matches').length ?? 0,
    },
    obligations: { paise, confirmed: confirmed.length, undecided },
    foir:
      average !== undefined &&
      average.paise > 0 &&
      isDecided &&
      unavailable.obligations === undefined
        ? paise / average.paise
        : null,
  }
}

/** The note of an explained point; null while it is open, also after it has changed. */
export function noteOf({ notes }: Pick<Applicant, 'notes'>, point: OpenPoint): string | null {
  const note = notes[point.id]
  return note?.about === point.text ? note.text : null
}
