import type {
  DocumentFacts,
  IdentityFact,
  MonthKey,
  ValueSource,
} from '#shared/kits/facts/documentFacts.ts'
import type { Day } from '#shared/platform/lib/time/day.ts'
import type { ObligationKind } from './obligations/obligationKinds.ts'

/** The sections of a comparison, in the order of the page. */
export const SECTION_IDS = [
  'points',
  'identity',
  'income',
  'obligations',
  'conduct',
  'business',
  'documents',
] as const
export type SectionId = (typeof SECTION_IDS)[number]

/** A value and its place in a document of the applicant. `job` is the id of the job that read it. */
export type Sourced<Value> = { value: Value; job: string; source: ValueSource }
/** In paise */
export type ComparedAmount = Sourced<number>
/** Of a transaction. */
export type DatedAmount = ComparedAmount & { day: Day; narration: string }

/** One document, in the order of the applicant's jobs. */
export type ComparedDocument = {
  /** Unique: the job and the number of the document in it. */
  id: string
  job: string
  title: string
  kind: DocumentFacts['kind']
  /** Of a payslip. */
  month: MonthKey | null
}

/** A value split at its differences from the first value of its row. */
export type MarkedText = readonly { text: string; isDifferent: boolean }[]

export type IdentityResult = { note?: string } & (
  | { kind: 'same' }
  /** `rules` name what was ignored to make them equal ('upper and lower case', 'order of words' …). */
  | { kind: 'normalised'; rules: readonly string[] }
  | { kind: 'differs' }
  /** Employers, one after the other: the first month of each later one. */
  | { kind: 'changed'; months: readonly MonthKey[] }
  /** A text in another script; the others are the same. */
  | { kind: 'notComparable' }
  /** `document` is its title. */
  | { kind: 'single'; document: string }
)

export type IdentityRow = {
  fact: IdentityFact
  /** By `ComparedDocument.id`; a document may print a fact twice. */
  cells: Readonly<Record<string, readonly (Sourced<string> & { marked: MarkedText })[]>>
  result: IdentityResult
}

/** What the user said of the credits of a sender. */
export type CreditDecision = 'salary' | 'notSalary'

export type CreditMatch = {
  /** The sum of its `parts`, with the place of the first. */
  amount: ComparedAmount
  day: Day
  narration: string
  account: string
  /**
   * Why this credit is taken for the salary. 'marked': its narration says salary and names nobody. 'agent': somebody else
   * paid the amount as a salary. 'user': the user said so.
   */
  reason: 'amount' | 'employer' | 'amountAndEmployer' | 'marked' | 'agent' | 'user'
  /** Who sent it, as the narration names it; '' for nobody. */
  sender: string
  /** Under which a decision of the user on it is stored. */
  key: string
  /** Where the salary came in several credits. */
  parts?: readonly DatedAmount[]
}

/** 'notRead': the payslip has it, but it could not be read. */
export type PayAmount = ComparedAmount | 'notRead'

/** The amounts are null without a payslip. */
export type IncomeMonth = {
  month: MonthKey
  employer: string
  gross: PayAmount | null
  deductions: PayAmount | null
  net: PayAmount | null
  credit: CreditMatch | null
  /** A cash deposit of the net pay, where no credit was found. */
  cash?: DatedAmount
  /** Form 26AS, section 192, of the same deductor. `parts` where it lists several of the month. */
  taxCredit: {
    credit: ComparedAmount | null
    tax: ComparedAmount | null
    parts?: { credit: readonly ComparedAmount[]; tax: readonly ComparedAmount[] }
  } | null
  result:
    | { kind: 'matches' }
    /** Signed: the credit minus the net pay. */
    | { kind: 'differs'; paise: number }
    /** Statements cover all days in which it is expected. */
    | { kind: 'noCredit' }
    /** The net pay of the payslip. */
    | { kind: 'notRead' }
    | { kind: 'noPayslip' }
    /** The days in which the credit is expected and that no statement covers. `isDue` is false where they are still to come. */
    | { kind: 'notCovered'; days: readonly { from: Day; to: Day }[]; isDue: boolean }
}

/** A credit of an employer that is not the monthly salary. `kind`: 'Bonus', 'Reimbursement' … */
export type OtherPayment = { employer: string; kind: string; amount: DatedAmount; key: string }

/** Credits of one sender, the largest first. */
export type Sender = {
  /** As the narrations name it; '' for a credit that names nobody. */
  name: string
  key: string
  credits: readonly DatedAmount[]
  /** Whether they count as a salary. */
  isSalary: boolean
  decision: CreditDecision | null
}

/** An average with its parts. Null paise: not enough months. */
export type Average = {
  months: 3 | 6 | 12
  paise: number | null
  parts: readonly (ComparedAmount & { month: MonthKey })[]
}

export type Income = {
  months: readonly IncomeMonth[]
  averages: readonly Average[]
  /** Bonuses, reimbursements and other credits of the employers. */
  others?: readonly OtherPayment[]
  /** No payslip and no section 192: all of it is from narrations. */
  isFromStatementOnly?: boolean
  /** Between the first and the last month, without a payslip and a credit. */
  missing: readonly MonthKey[]
}

/** A payment of an obligation. */
export type Payment = DatedAmount & {
  /** In which it was due: paid on 1 May, it may be that of April. */
  dueMonth: MonthKey
  /** The attempts before it that were returned. */
  bounced: readonly DatedAmount[]
}

export type Obligation = {
  /** Unique. Decisions find it by its payments, because counterparty and amount may change with a new document. */
  id: string
  counterparty: string
  kind: ObligationKind
  account: string
  /** Of `Account`. */
  accountKey: string
  /** The newest amount. */
  monthly: number
  /** Oldest first. */
  payments: readonly Payment[]
  /** Within its time, without a payment. */
  missedMonths: readonly MonthKey[]
  /** The month of the last payment, where no more followed: it is not counted. */
  ended: MonthKey | null
}

/** Values of one account; a figure shows its parts. */
export type AccountConduct = {
  /** 'HDFC •••• 7812' */
  account: string
  from: Day
  to: Day
  transactionCount: number
  months: readonly MonthKey[]
  /** Days between `from` and `to` that seem to be missing, oldest first. */
  gaps: readonly { from: Day; to: Day }[]
  /** Rows that could not be read, by the text of their date. */
  unread: { count: number; rows: readonly Sourced<string>[] }
  /** Rows whose balance does not match the previous row: their number, and the first of them. */
  balance:
    | { kind: 'correct' }
    | { kind: 'wrong'; count: number; rows: readonly ComparedAmount[] }
    | { kind: 'unknown' }
  /** Balances on the 5th, 10th, 15th, 20th and 25th of each month, and their average. */
  average: { paise: number | null; parts: readonly (ComparedAmount & { day: Day })[] }
  /** Payments that were returned, or the bank's charge where only that is known. */
  returned: readonly DatedAmount[]
  /** Days that ended below zero, with the balance that each run of them began with. */
  overdrawn: { days: number; parts: readonly (ComparedAmount & { day: Day })[] }
  cashDeposits: readonly DatedAmount[]
  largestCredits: readonly DatedAmount[]
  summaries: readonly MonthSummary[]
}

/** Without own transfers and returned payments. `parts` are the largest; null: no balance is known. */
export type MonthSummary = {
  month: MonthKey
  credits: { paise: number; count: number; parts: readonly DatedAmount[] }
  debits: { paise: number; count: number; parts: readonly DatedAmount[] }
  lowest: DatedAmount | null
  average: number | null
  returned: readonly DatedAmount[]
}

/** Entries of all accounts together. */
export type Activity = {
  /** Cash deposits just below the limit from which a PAN is needed, several within a month. */
  cashBelowLimit: readonly DatedAmount[]
  /** Money that came from and went to one party within days. */
  roundTrips: readonly { party: string; entries: readonly DatedAmount[] }[]
  /** The largest, by what they paid or received. */
  counterparties: readonly Counterparty[]
}

export type Counterparty = {
  party: string
  credits: MonthSummary['credits']
  debits: MonthSummary['credits']
}

/** A transfer between two accounts of the applicant. */
export type OwnTransfer = {
  /** By days and amounts: two equal ones of a day are decided together. */
  id: string
  /** 'found': narrations name the applicant. 'suggested': they name nobody. */
  state: 'found' | 'accepted' | 'suggested' | 'undone'
  day: Day
  /** Of the debit, which may hold a charge. */
  paise: number
  from: DatedAmount & { account: string }
  to: DatedAmount & { account: string }
}

export type BusinessFigure = { label: string; amount: ComparedAmount }
export type Business = {
  /** From the financial statement. */
  totals: readonly BusinessFigure[]
  /** Credits of all accounts without own transfers. */
  bankCredits: {
    paise: number
    months: number
    parts: readonly { account: string; paise: number }[]
  }
}

/** Something that differs, is missing or could not be read. */
export type OpenPoint = {
  /** Stable while the same thing is meant: 'identity:pan', 'income:2026-07:differs'. */
  id: string
  section: Exclude<SectionId, 'points'>
  /** 'changed' and 'look': what a file says about its history. */
  kind: 'differs' | 'missing' | 'unread' | 'changed' | 'look'
  /** What was seen; a note on the point holds while it says the same. */
  text: string
  question?: Question
  /** Where it can be seen. */
  sources: readonly Sourced<string>[]
  /** The id of the file whose history shows it. */
  file?: string
}

/** Sentences: why the point matters, and what the applicant is asked for. */
export type Question = { why: string; ask: string }

type RuleId = Exclude<SectionId, 'documents' | 'points'>

/** What the rule of each section found. */
type Findings = {
  identity: readonly IdentityRow[]
  /** Null without payslips and salary credits. */
  income: Income | null
  obligations: readonly Obligation[]
  conduct: readonly AccountConduct[]
  business: Business | null
}

export const pointOf = (
  section: OpenPoint['section'],
  id: string,
  kind: OpenPoint['kind'],
  text: string,
  sources: OpenPoint['sources'] = [],
  question?: Question,
): OpenPoint => ({
  id: `${section}:${id}`,
  section,
  kind,
  text,
  ...(question === undefined ? {} : { question }),
  sources,
})

export type Comparison = { [Id in RuleId]: Findings[Id] } & {
  documents: readonly ComparedDocument[]
  /** Left out of credits and obligations. */
  transfers: readonly OwnTransfer[]
  /** Suggested or undone: they count. */
  possibleTransfers: readonly OwnTransfer[]
  activity: Activity
  /** Of the largest credits, for the user to say which are salaries. */
  senders?: readonly Sender[]
  /** Reasons why a section is empty, by section. */
  unavailable: Readonly<Partial<Record<OpenPoint['section'], string>>>
  points: readonly OpenPoint[]
}
