import type { IdentityFact, MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { formatDay } from '#shared/platform/lib/day.ts'
import { formatInr } from '#shared/platform/lib/money.ts'

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

/** '2026-07' → 'Jul 2026' */
export const formatMonth = (month: MonthKey): string => formatDay(`${month}-01`).slice(2)

/** 0.2737 → '27.4 %' */
export const formatShare = (share: number): string => `${(share * 100).toFixed(1)} %`
