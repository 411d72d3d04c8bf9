import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import type { IdentityRow, IncomeMonth } from '../comparison.ts'
import { isSameCompany } from '../people/companyName.ts'
import { byEmployer, firstOf, lastOf, monthsOf } from './pointOfRows.ts'

/** Employers that follow one another are a change of job and no difference. */
export function withJobChange(
  rows: readonly IdentityRow[],
  months: readonly IncomeMonth[],
): readonly IdentityRow[] {
  return rows.map((row) => {
    if (row.fact !== 'employer' || row.result.kind !== 'differs') return row
    const values = Object.values(row.cells).flat()
    const changes = findChanges(months, new Set(values.map(({ value }) => value)))
    return changes === null
      ? row
      : { ...unmarked(row), result: { kind: 'changed', months: changes } }
  })
}

/** The first month of each later employer; null where two overlap, or one has no month. */
function findChanges(
  months: readonly IncomeMonth[],
  employers: ReadonlySet<string>,
): readonly MonthKey[] | null {
  const groups = byEmployer(months)
  const isKnown = [...employers].every((employer) =>
    groups.some(([first]) => isSameCompany(first?.employer ?? '', employer)),
  )
  return isKnown && isOneByOne(groups) && groups.length > 1 ? groups.slice(1).map(firstOf) : null
}

const isOneByOne = (groups: readonly (readonly IncomeMonth[])[]): boolean =>
  groups.every((group, at) => at === 0 || firstOf(group) > lastOf(groups[at - 1] ?? []))

/** Of fewer months no average is known. */
const MIN_MONTHS = 3

/** The months of the present employer, where it followed another one and has three: earlier pay is no income any more. */
export function ofPresentJob(months: readonly IncomeMonth[]): readonly IncomeMonth[] {
  const groups = byEmployer(months)
  const present = groups.at(-1) ?? []
  const isChange =
    groups.length > 1 && months.every(({ employer }) => employer !== '') && isOneByOne(groups)
  return isChange && new Set(monthsOf(present)).size >= MIN_MONTHS ? present : months
}

const unmarked = (row: IdentityRow): IdentityRow => ({
  ...row,
  cells: Object.fromEntries(
    Object.entries(row.cells).map(([document, values]) => [
      document,
      values.map((value) => ({ ...value, marked: [{ text: value.value, isDifferent: false }] })),
    ]),
  ),
})
