import { plural } from '#shared/platform/lib/text/plural.ts'
import { REVENUE } from '../compare/business.ts'
import type { Average, Comparison, OpenPoint, SectionId } from '../compare/comparison.ts'
import type { Applicant } from '../model/applicant.ts'
import { formatPaise, formatShare } from '../model/labels.ts'
import { decideObligations } from './decisions.ts'
import { sumOf, textOf, type Cell, type SectionFacts } from './section.ts'

export type KeyFigures = {
  /** Average net income a month; null with less than three months. */
  income: { paise: number; months: Average['months'] } | null
  /** Months of income, and those whose payslips all match a salary credit: a month with two employers is one. */
  months: { count: number; matching: number }
  /**
   * Monthly sum of the confirmed ones, null while nobody knows it: no statement, or none of the suggestions confirmed and
   * some of them undecided.
   */
  obligations: { paise: number | null; confirmed: number; undecided: number; found: number }
  /** Obligations divided by income (decisions L122). Null where one of the two is not known. */
  foir: number | null
}

/** Months of the average that stands for the income, the first that is known (decisions L122). */
const INCOME_MONTHS = [6, 3] as const

export function computeKeyFigures(
  stored: Pick<Applicant, 'obligations' | 'obligationEdits'>,
  { income, obligations, unavailable }: Pick<Comparison, 'income' | 'obligations' | 'unavailable'>,
): KeyFigures {
  const average = INCOME_MONTHS.flatMap((months) => {
    const known = income?.averages.find((candidate) => candidate.months === months)
    return known === undefined || known.paise === null ? [] : [{ paise: known.paise, months }]
  })[0]
  const decided = decideObligations(stored, obligations)
  const confirmed = decided.filter(({ state }) => state === 'counted')
  const undecided = decided.filter(({ state }) => state === 'undecided').length
  const rows = income?.months ?? []
  const months = [...new Set(rows.map(({ month }) => month))]
  const paise = confirmed.reduce((sum, { monthly }) => sum + monthly, 0)
  const isKnown = confirmed.length > 0 || (unavailable.obligations === undefined && undecided === 0)
  return {
    income: average ?? null,
    months: {
      count: months.length,
      matching: months.filter((month) =>
        rows.every((row) => row.month !== month || row.result.kind === 'matches'),
      ).length,
    },
    obligations: {
      paise: isKnown ? paise : null,
      confirmed: confirmed.length,
      undecided,
      found: decided.length,
    },
    foir: average !== undefined && average.paise > 0 && isKnown ? paise / average.paise : null,
  }
}

/** `hint` says how it was calculated, `section` has its parts. */
export type Figure = { label: string; value: Cell; hint: string; section: SectionId }

export const FIGURE_LABELS = [
  'Average net income a month',
  'Obligations a month',
  'Share of income (FOIR)',
  'Open points',
] as const

/** What the page shows first, and the summary of the memo. */
export function describeFigures({ applicant, comparison }: SectionFacts): readonly Figure[] {
  const { income, months, obligations, foir } = computeKeyFigures(applicant, comparison)
  const { points, unavailable } = comparison
  const explained = points.filter((point) => noteOf(applicant, point) !== null).length
  const business = income === null && months.count === 0 ? businessFigures(comparison) : null
  const matched = `${months.matching} of ${plural(months.count, 'month')} matched`
  return [
    business?.credits ?? {
      label: FIGURE_LABELS[0],
      value: months.count === 0 ? textOf(NONE_FOUND) : sumOf(income?.paise ?? null),
      hint:
        income !== null
          ? `Over ${income.months} months; ${matched}`
          : months.count === 0
            ? 'No payslip or salary credit'
            : matched,
      section: 'income',
    },
    {
      label: FIGURE_LABELS[1],
      value: obligations.paise === 0 ? textOf(noneOf(obligations)) : sumOf(obligations.paise),
      hint: unavailable.obligations ?? describeDecisions(obligations),
      section: 'obligations',
    },
    business?.turnover ?? {
      label: FIGURE_LABELS[2],
      value: textOf(
        foir === null ? 'Not known' : foir === 0 ? noneOf(obligations) : formatShare(foir),
      ),
      hint:
        foir === null || income === null
          ? 'Needs income and confirmed obligations'
          : foir === 0
            ? 'No obligation counts'
            : `Obligations of ${formatPaise(obligations.paise)} divided by the income`,
      section: 'obligations',
    },
    {
      label: FIGURE_LABELS[3],
      value: textOf(String(points.length - explained)),
      hint: `${explained} explained`,
      section: 'points',
    },
  ]
}

const NONE_FOUND = 'None found'

/** Why the sum is zero: a share of 0.0 % would look like a result. */
export const noneOf = ({ found }: KeyFigures['obligations']): string =>
  found === 0 ? NONE_FOUND : 'None counted'

/** A business has a turnover instead of a salary. Null without a financial statement. */
function businessFigures({ business }: SectionFacts['comparison']) {
  if (business === null) return null
  const { paise, months } = business.bankCredits
  const revenue = business.totals.find(({ label }) => label.startsWith(REVENUE))
  const turnover = revenue?.amount.value ?? null
  return {
    credits: {
      label: 'Bank credits a month',
      value: sumOf(months === 0 ? null : Math.round(paise / months)),
      hint: `${formatPaise(paise)} in ${plural(months, 'month')}, without own transfers`,
      section: 'business' as const,
    },
    turnover: {
      label: 'Turnover in the financial statement',
      value: sumOf(turnover),
      hint:
        turnover === null || turnover <= 0
          ? 'Its revenue was not read'
          : `Bank credits of ${plural(months, 'month')} are ${formatShare(paise / turnover)} of it`,
      section: 'business' as const,
    },
  }
}

/** How many are confirmed, and how many to decide. */
function describeDecisions({ confirmed, undecided }: KeyFigures['obligations']): string {
  const open = undecided > 0 ? [`${plural(undecided, 'recurring debit')} to decide`] : []
  const decided = `${plural(confirmed, 'recurring debit')} confirmed`
  return (confirmed === 0 && open.length > 0 ? open : [decided, ...open]).join(', ')
}

/** The note of an explained point; null while it is open, also after it has changed. */
export function noteOf({ notes }: Pick<Applicant, 'notes'>, point: OpenPoint): string | null {
  const note = notes[point.id]
  return note?.about === point.text ? note.text : null
}
