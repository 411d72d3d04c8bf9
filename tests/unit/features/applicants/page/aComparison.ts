import type {
  ComparedAmount,
  Comparison,
  IdentityRow,
  IncomeMonth,
  MarkedText,
  Sourced,
} from '#features/applicants/compare/comparison.ts'
import type { ValueSource } from '#shared/kits/facts/documentFacts.ts'

const printed = (text: string): ValueSource => ({ kind: 'text', text })
const cell = (row: number): ValueSource => ({
  kind: 'cell',
  file: 'account_1',
  sheet: 'CAM TERMS',
  row,
  column: 4,
})

const identity = (
  job: string,
  value: string,
  marked: MarkedText = [{ text: value, isDifferent: false }],
): Sourced<string> & { marked: MarkedText } => ({ value, job, source: printed(value), marked })

const paid = (paise: number, text: string): ComparedAmount => ({
  value: paise,
  job: 'payslips',
  source: printed(text),
})
const credited = (paise: number, row: number): ComparedAmount => ({
  value: paise,
  job: 'bank',
  source: cell(row),
})

const IDENTITY: readonly IdentityRow[] = [
  {
    fact: 'name',
    cells: {
      'payslips 0': [identity('payslips', 'Ananya Deshpande')],
      'pan 0': [identity('pan', 'ANANYA DESHPANDE')],
    },
    result: { kind: 'normalised', rules: ['case'] },
  },
  {
    fact: 'pan',
    cells: {
      'payslips 0': [
        identity('payslips', 'ABKPD4821N', [
          { text: 'ABKPD4821', isDifferent: false },
          { text: 'N', isDifferent: true },
        ]),
      ],
      'pan 0': [identity('pan', 'ABKPD4821M')],
    },
    result: { kind: 'differs' },
  },
  {
    fact: 'birthDate',
    cells: { 'pan 0': [identity('pan', '14/02/1991')] },
    result: { kind: 'single', document: 'PAN card' },
  },
]

const month = (name: string, row: number, paise: number): IncomeMonth => ({
  month: name,
  employer: 'Sahyadri Precision Components',
  gross: paid(21_025_000, '2,10,250.00'),
  deductions: paid(4_130_000, '41,300.00'),
  net: paid(16_895_000, '1,68,950.00'),
  credit: {
    amount: credited(paise, row),
    day: `${name}-28`,
    narration: 'NEFT SAHYADRI',
    account: 'HDFC •••• 7812',
    sender: 'SAHYADRI',
    key: 'from:SAHYADRI',
    reason: paise === 16_895_000 ? 'amountAndEmployer' : 'employer',
  },
  taxCredit: null,
  result:
    paise === 16_895_000 ? { kind: 'matches' } : { kind: 'differs', paise: paise - 16_895_000 },
})

const payment = (row: number) => ({
  ...credited(2_000_000, row),
  day: '2026-07-05',
  narration: 'ACH D- BAJAJ FIN',
})

/** Three payslips, a PAN card and an account; a PAN that differs, and a credit in July that is too low. */
export const aComparison = (over: Partial<Comparison> = {}): Comparison => ({
  documents: [
    { id: 'payslips 0', job: 'payslips', title: 'Payslip Jul 2026' },
    { id: 'pan 0', job: 'pan', title: 'PAN card' },
  ],
  identity: IDENTITY,
  income: {
    months: [
      month('2026-06', 10, 16_895_000),
      month('2026-07', 20, 16_245_000),
      month('2026-08', 30, 16_895_000),
    ],
    averages: [
      {
        months: 3,
        paise: 16_000_000,
        parts: [{ ...paid(16_895_000, '1,68,950.00'), month: '2026-07' }],
      },
      { months: 6, paise: null, parts: [] },
      { months: 12, paise: null, parts: [] },
    ],
    missing: ['2026-05'],
  },
  obligations: [
    {
      id: 'hdfc-7812:bajaj:2000000',
      counterparty: 'Bajaj Finance',
      marker: 'ACH',
      account: 'HDFC •••• 7812',
      monthly: 2_000_000,
      payments: [payment(12), payment(22), payment(32)],
    },
    {
      id: 'hdfc-7812:card:400000',
      counterparty: 'SBI Card',
      marker: 'card',
      account: 'HDFC •••• 7812',
      monthly: 400_000,
      payments: [payment(13), payment(23), payment(33)],
    },
  ],
  conduct: [
    {
      account: 'HDFC •••• 7812',
      from: '2026-06-01',
      to: '2026-08-31',
      transactionCount: 96,
      months: ['2026-06', '2026-07', '2026-08'],
      gaps: [],
      unread: { count: 0, rows: [] },
      balance: { kind: 'correct' },
      average: { paise: 8_412_500, parts: [{ ...credited(8_412_500, 11), day: '2026-06-05' }] },
      returned: [],
      overdrawn: { days: 0, parts: [] },
      cashDeposits: [{ ...credited(500_000, 14), day: '2026-06-09', narration: 'CASH DEP PUNE' }],
      largestCredits: [],
      summaries: [],
    },
  ],
  transfers: [],
  activity: { cashBelowLimit: [], roundTrips: [], counterparties: [] },
  business: null,
  unavailable: {},
  points: [
    {
      id: 'identity:pan',
      section: 'identity',
      kind: 'differs',
      text: 'PAN differs: ABKPD4821M on the card, ABKPD4821N in the payslip.',
      question: { why: 'A PAN names one person.', ask: 'Ask for the PAN card.' },
      sources: [identity('pan', 'ABKPD4821M')],
    },
    {
      id: 'income:2026-07:differs',
      section: 'income',
      kind: 'differs',
      text: 'July: the salary credit is 6,500.00 lower than the net pay.',
      question: { why: 'The lower amount counts.', ask: 'Ask why the credit is lower.' },
      sources: [],
    },
  ],
  ...over,
})
