import type { IdentityFact, MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { formatInr } from '#shared/platform/lib/numbers/money.ts'
import { addMonths, formatDay } from '#shared/platform/lib/time/day.ts'

export const FACT_LABELS: Record<IdentityFact, string> = {
  name: 'Name',
  father: 'Father’s name',
  spouse: 'Spouse’s name',
  relative: 'Relative’s name',
  birthDate: 'Date of birth',
  pan: 'PAN',
  aadhaar: 'Aadhaar',
  address: 'Address',
  employer: 'Employer',
  accountHolder: 'Account holder',
  uan: 'UAN',
}

/** 16895000 → '1,68,950.00' */
export const formatPaise = (paise: number | null): string =>
  formatInr(paise === null ? null : paise / 100)

/** 6200050 → '62,001': rounded to rupees, for sentences. */
export const formatWhole = (paise: number): string =>
  formatPaise(Math.round(paise / 100) * 100).replace(/\.00$/, '')

/** '2026-07' → 'Jul 2026' */
export const formatMonth = (month: MonthKey): string => formatDay(`${month}-01`).slice(2)

/** 'Apr 2026', 'Apr to Jun 2026', 'Dec 2025 to Jan 2026, Mar 2026'. `isWhole`: from the first to the last one. */
export function formatMonths(months: readonly MonthKey[], isWhole = false): string {
  const sorted = [...new Set(months)].toSorted()
  const runs: MonthKey[][] = []
  for (const month of sorted) {
    const run = runs.at(-1)
    const isNext = addMonths(`${run?.at(-1)}-01`, 1).slice(0, 7) === month
    if (run !== undefined && (isWhole || isNext)) run.push(month)
    else runs.push([month])
  }
  return runs.map(formatRun).join(', ')
}

function formatRun(run: readonly MonthKey[]): string {
  const [first = '', last = ''] = [run[0], run.at(-1)]
  if (first === last) return formatMonth(first)
  const isSameYear = first.slice(0, 4) === last.slice(0, 4)
  const start = formatMonth(first)
  return `${isSameYear ? start.slice(0, -5) : start} to ${formatMonth(last)}`
}

/** 0.2737 → '27.4 %' */
export const formatShare = (share: number): string => `${(share * 100).toFixed(1)} %`
