export type ClientRow = {
  code: string
  organization: string
  subscription: 'Trial' | 'Paid'
  /** Time left of a trial when the world begins; 0 or less: it has ended. */
  trialLeftMs?: number
  filesLeft?: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const CLIENTS: readonly ClientRow[] = [
  { code: 'LEKHA', organization: 'Lekha Analytics', subscription: 'Paid' },
  { code: 'KVM', organization: 'Kaveri Microfinance', subscription: 'Paid' },
  { code: 'DAC', organization: 'Deccan Auto Credit', subscription: 'Paid' },
  { code: 'PIN', organization: 'Pinnacle Home Loans', subscription: 'Paid' },
  {
    code: 'PHR',
    organization: 'Pinnacle Home Retail',
    subscription: 'Trial',
    trialLeftMs: 9 * DAY_MS + 5 * HOUR_MS,
    filesLeft: 14,
  },
  {
    code: 'UBL',
    organization: 'Udyam Business Lending',
    subscription: 'Trial',
    trialLeftMs: 40 * 60_000,
    filesLeft: 2,
  },
  {
    code: 'MSS',
    organization: 'Malabar Staffing Services',
    subscription: 'Trial',
    trialLeftMs: 0,
    filesLeft: 0,
  },
]

/** The client of people who sign themselves up: a fresh trial each time. */
export const SIGN_UP_CLIENT = {
  subscription: 'Trial',
  trialLeftMs: 14 * DAY_MS,
  filesLeft: 20,
} as const
