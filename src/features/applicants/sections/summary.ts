import { plural } from '#shared/platform/lib/text/plural.ts'
import type { Comparison, IdentityResult, SectionId } from '../compare/comparison.ts'
import { isCounted } from '../compare/salary/averages.ts'
import { formatShare, formatWhole } from '../model/labels.ts'
import { computeKeyFigures, noneOf, noteOf, type Figure, type KeyFigures } from './keyFigures.ts'
import { textOf, type SectionFacts } from './section.ts'

/** A part of the first sentence; `section` shows what it is made of. */
export type SummaryPart = { text: string; section: SectionId }

/** 'Earns 62,000 a month (6 of 6 credits seen), owes 21,500 (34.7 %), 3 points to ask': no word judges. */
export function describeSummary({ applicant, comparison }: SectionFacts): readonly SummaryPart[] {
  const figures = computeKeyFigures(applicant, comparison)
  const open = comparison.points.filter((point) => noteOf(applicant, point) === null).length
  const { business, income } = comparison
  return [
    business !== null && income === null
      ? { text: takesIn(business), section: 'business' }
      : { text: earns(figures, comparison), section: 'income' },
    { text: owes(figures), section: 'obligations' },
    {
      text: open === 0 ? 'no point to ask' : `${plural(open, 'point')} to ask`,
      section: 'points',
    },
  ]
}

function takesIn({ bankCredits: { paise, months } }: NonNullable<Comparison['business']>): string {
  if (months === 0) return 'Bank credits: none found'
  return `Takes in ${formatWhole(Math.round(paise / months))} a month (${plural(months, 'month')} of bank credits)`
}

function earns({ income, months }: KeyFigures, { income: compared }: Comparison): string {
  if (months.count === 0 || compared === null) return 'Income: none found'
  const { seen, all } = countCredits(compared, income?.months)
  const credits = `${seen} of ${plural(all, 'credit')} seen`
  if (income === null) return `Income not known, less than three months (${credits})`
  const source = compared.isFromStatementOnly === true ? ', from the statement only' : ''
  return `Earns ${formatWhole(income.paise)} a month (${credits}${source})`
}

/** Of the months of the average. */
function countCredits(
  { months, averages }: NonNullable<Comparison['income']>,
  count: number | undefined,
): { seen: number; all: number } {
  const average = averages.find((candidate) => candidate.months === count)
  const within = new Set(average?.parts.map(({ month }) => month))
  const rows = months
    .filter(isCounted)
    .filter(({ month }) => average === undefined || within.has(month))
  return { seen: rows.filter(({ credit }) => credit !== null).length, all: rows.length }
}

function owes({ obligations, foir }: KeyFigures): string {
  const { paise, undecided } = obligations
  if (paise === 0) return `obligations: ${noneOf(obligations).toLowerCase()}`
  if (paise === null)
    return undecided > 0
      ? `obligations not known, ${plural(undecided, 'recurring debit')} to decide`
      : 'obligations not known'
  return `owes ${formatWhole(paise)}${foir === null ? '' : ` (${formatShare(foir)})`}`
}

const HOLDER_RESULTS: Record<IdentityResult['kind'], string> = {
  same: 'the same as the name',
  normalised: 'the same as the name',
  differs: 'differs from the name in the other documents',
  notComparable: 'cannot be compared with the name in another script',
  changed: '',
  single: 'no other document has a name',
}

/** 'Account holder RAVI KUMAR: the same as the name'; null without a statement that names one. */
export function describeHolder({ comparison }: SectionFacts): SummaryPart | null {
  const row = comparison.identity.find(({ fact }) => fact === 'accountHolder')
  if (row === undefined) return null
  const holders = new Set(
    comparison.documents.flatMap(({ id }) => (row.cells[id] ?? []).map(({ value }) => value)),
  )
  const { kind, note } = row.result
  const result = [HOLDER_RESULTS[kind], ...(note === undefined ? [] : [note])].join(', ')
  return { text: `Account holder ${[...holders].join(' and ')}: ${result}`, section: 'identity' }
}

/** The share of the income with the new loan; null while no instalment is given. */
export function describeInstalment({ applicant, comparison }: SectionFacts): Figure | null {
  const { newInstalment } = applicant
  if (newInstalment === null) return null
  const { income, obligations } = computeKeyFigures(applicant, comparison)
  const isKnown = income !== null && income.paise > 0 && obligations.paise !== null
  return {
    label: 'Share of income with the new instalment',
    value: textOf(
      isKnown
        ? formatShare(((obligations.paise ?? 0) + newInstalment) / income.paise)
        : 'Not known',
    ),
    hint: isKnown
      ? `Obligations and ${formatWhole(newInstalment)} divided by the income`
      : 'Needs income and confirmed obligations',
    section: 'obligations',
  }
}
