import type { IdentityValue } from '#shared/kits/facts/documentFacts.ts'
import {
  mergeAccounts,
  type AccountDocument,
  type ReadAccountDocument,
} from './accounts/accounts.ts'
import { describeActivity } from './accounts/activity.ts'
import { describeConduct } from './accounts/conduct.ts'
import type { AccountReading, AccountTransaction } from './accounts/readAccount.ts'
import { findOwnTransfers } from './accounts/transfers.ts'
import { compareBusiness } from './business.ts'
import type { ComparedAmount, Comparison } from './comparison.ts'
import type { ComparisonInput, PlacedDocument, WorkbookReadings } from './comparisonInput.ts'
import { findObligations } from './obligations/obligations.ts'
import { listOpenPoints } from './openPoints.ts'
import { namesEmployer } from './people/employer.ts'
import { createOtherHolders } from './people/holders.ts'
import { compareIdentity } from './people/identity.ts'
import { listEmployers } from './salary/employers.ts'
import type { ComparedPayslip, SalaryTaxCredit } from './salary/facts.ts'
import { compareIncome } from './salary/income.ts'
import { withJobChange } from './salary/jobChange.ts'
import { listSenders } from './salary/senders.ts'

const NO_COLUMNS =
  'No sheet of its workbook has the columns date, narration, debit and credit of a statement.'

/** Deterministic: the same jobs and workbooks give an equal comparison. */
export function compareDocuments(input: ComparisonInput, readings: WorkbookReadings): Comparison {
  const placed = input.jobs.flatMap((job) =>
    job.kind === 'read'
      ? job.facts.map((facts, at): PlacedDocument => ({
          id: `${job.id}:${at}`,
          job: job.id,
          facts,
        }))
      : [],
  )
  const accountDocuments = placed.flatMap((document) => readAccountDocument(document, readings))
  const readAccounts = accountDocuments.filter(hasTransactions)
  const titles = new Map(accountDocuments.map(({ id, title }) => [id, title]))
  const holders = new Map(accountDocuments.map(({ id, reading }) => [id, reading?.holder]))
  const documents = placed.map(({ id, job, facts }) => ({
    id,
    job,
    title: titles.get(id) ?? facts.title,
    identity: withHolder(facts.identity, holders.get(id)),
  }))
  const accounts = mergeAccounts(readAccounts)
  const payslips = placed.flatMap(toPayslip)
  const taxCredits = placed.flatMap(toSalaryTaxCredits)
  const [names, holderNames] = [textsOf(documents, 'name'), textsOf(documents, 'accountHolder')]
  const ownNames = [...names, ...holderNames]
  const spellings = listEmployers(payslips, taxCredits).flatMap((employer) => employer.spellings)
  const transfers = findOwnTransfers({
    accounts,
    names: ownNames,
    isSalary: ({ narration }) =>
      spellings.some((spelling) => !spelling.isBank && namesEmployer(narration, spelling)),
    decisions: input.transfers ?? {},
  })
  const own = transfers.transactions
  const isLeftOut = (transaction: AccountTransaction) =>
    transaction.wording.isSweep || (own.size > 0 && own.has(transaction))
  const decisions = input.credits ?? {}
  const employerWords = spellings.flatMap(({ words }) => words)
  const namesOtherHolder = createOtherHolders(holderNames, names, employerWords)
  const pay = { payslips, taxCredits, decisions }
  const facts = { ...pay, accounts, isLeftOut, ownNames, namesOtherHolder }
  const { income, salaries } = compareIncome(facts)
  const unreadAccounts = accountDocuments
    .filter((document) => !hasTransactions(document))
    .map((document) => ({ id: document.id, reason: describeUnread(document) }))
  const totals = placed.flatMap(({ job, facts }) =>
    facts.kind === 'financialStatement' ? [readings.totals(job, facts.workbook) ?? []] : [],
  )
  const comparison = {
    documents: placed.map(({ id, job, facts }) => ({
      id,
      job,
      title: titles.get(id) ?? facts.title,
      kind: facts.kind,
      month: facts.kind === 'payslip' ? facts.month : null,
    })),
    identity: withJobChange(compareIdentity(documents), income?.months ?? []),
    income,
    obligations: findObligations(accounts, isLeftOut),
    conduct: accounts.map((account) =>
      describeConduct(account, isLeftOut, (transaction) => salaries.has(transaction)),
    ),
    transfers: transfers.list,
    possibleTransfers: transfers.possible,
    activity: describeActivity(accounts, isLeftOut, isOwnParty(documents)),
    senders: listSenders(facts, salaries),
    business: compareBusiness(totals.length === 0 ? null : totals.flat(), accounts, isLeftOut),
    unavailable: reasonsWhyEmpty(unreadAccounts.length, accounts.length, income === null),
  }
  return {
    ...comparison,
    points: listOpenPoints({ ...comparison, placed, input, unreadAccounts }),
  }
}

const textsOf = (
  documents: readonly { identity: readonly IdentityValue[] }[],
  wanted: IdentityValue['fact'],
): readonly string[] =>
  documents.flatMap(({ identity }) =>
    identity.flatMap(({ fact, text }) => (fact === wanted ? [text] : [])),
  )

/** The holder that the PDF names counts where the workbook names none. */
const withHolder = (
  identity: readonly IdentityValue[],
  holder: IdentityValue | null | undefined,
): readonly IdentityValue[] =>
  holder ? [...identity.filter(({ fact }) => fact !== 'accountHolder'), holder] : identity

/** Whether all words of a party are in a name of the applicant. */
function isOwnParty(documents: readonly { identity: readonly IdentityValue[] }[]) {
  const names = documents.flatMap(({ identity }) =>
    identity
      .filter(({ fact }) => fact === 'name' || fact === 'accountHolder')
      .map(({ text }) => new Set(text.toUpperCase().split(/[^A-Z]+/))),
  )
  return (party: string) => names.some((words) => party.split(' ').every((word) => words.has(word)))
}

/** The reading is null where the workbook cannot be read. */
type AccountWithReading = AccountDocument & { reading: AccountReading | null }

function readAccountDocument(
  { id, job, facts }: PlacedDocument,
  readings: WorkbookReadings,
): AccountWithReading[] {
  if (facts.kind !== 'account') return []
  const reading = readings.account(job, facts.workbook)
  const bank = facts.bank === '' ? (reading?.bank ?? '') : facts.bank
  const end = facts.accountEnd === null ? reading?.accountEnd : null
  // 'HDFC' of a statement; a passbook has its bank only in the workbook.
  const name = facts.bank === '' && bank !== '' ? bank : facts.title
  const title = end ? `${name} •••• ${end}` : facts.title
  return [{ id, job, title, bank, accountEnd: facts.accountEnd, reading }]
}

const hasTransactions = (document: AccountWithReading): document is ReadAccountDocument =>
  document.reading !== null && (document.reading.transactions ?? []).length > 0

const amountOf = (
  job: string,
  amount: { paise: number; source: ComparedAmount['source'] } | null,
) => (amount === null ? null : { value: amount.paise, job, source: amount.source })

function toPayslip({ job, facts }: PlacedDocument): ComparedPayslip[] {
  if (facts.kind !== 'payslip' || facts.month === null) return []
  const { month, employer } = facts
  return [
    {
      month,
      employer,
      gross: amountOf(job, facts.gross) ?? 'notRead',
      deductions: amountOf(job, facts.deductions) ?? 'notRead',
      net: amountOf(job, facts.net) ?? 'notRead',
    },
  ]
}

function toSalaryTaxCredits({ job, facts }: PlacedDocument): SalaryTaxCredit[] {
  if (facts.kind !== 'taxCredits') return []
  return facts.credits.flatMap(({ section, deductor, tan, day, credit, tax }) =>
    section.trim() === '192' && day !== null
      ? [{ deductor, tan, day, credit: amountOf(job, credit), tax: amountOf(job, tax) }]
      : [],
  )
}

function reasonsWhyEmpty(
  unreadCount: number,
  accountCount: number,
  hasNoIncome: boolean,
): Comparison['unavailable'] {
  if (accountCount > 0)
    return hasNoIncome
      ? { income: 'There is no payslip, and no credit that is marked as salary.' }
      : {}
  const reason =
    unreadCount > 0
      ? `The statement cannot be read. ${NO_COLUMNS}`
      : 'There is no bank statement or passbook.'
  return {
    obligations: reason,
    conduct: reason,
    ...(hasNoIncome ? { income: `There is no payslip. ${reason}` } : {}),
  }
}

function describeUnread({ title, reading }: AccountWithReading): string {
  if (reading === null) return `${title}: its workbook cannot be read.`
  return `${title}: ${reading.reason ?? NO_COLUMNS}`
}
