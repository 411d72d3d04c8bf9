import { readOnce } from '../byWords.ts'
import { distinctiveWords, isSameCompany } from '../people/companyName.ts'
import { mayNameEmployer, namesEmployer } from '../people/employer.ts'
import { createDecisions } from './creditKeys.ts'
import type { Employer } from './employers.ts'
import { MIN_SHARE, TOLERANCE_PAISE, type Credit, type IncomeFacts } from './facts.ts'
import {
  isCashDeposit,
  isMarkedAsSalary,
  isMoneyBack,
  namesPayrollAgent,
  senderOf,
} from './narration.ts'

/** The credits that may be salaries, by what their narrations say. */
export type Pools = {
  named: Map<Employer, Credit[]>
  /** The narration names nobody, or the applicant. */
  nameless: Credit[]
  /** Salaries of somebody who is no employer of a document. */
  marked: Credit[]
  /** What somebody else sent that could be a month's salary: of a sender that paid other months. */
  large: Credit[]
  /** The user said that they are salaries. */
  said: Credit[]
  cash: Credit[]
}

export function sortCredits(facts: IncomeFacts, employers: readonly Employer[]): Pools {
  const pools: Pools = {
    named: new Map(employers.map((employer) => [employer, []])),
    nameless: [],
    marked: [],
    large: [],
    said: [],
    cash: [],
  }
  const decide = createDecisions(facts.decisions)
  const isOwn = createOwnNames(facts.ownNames)
  const nets = netsOf(facts)
  const isNet = createNets(nets)
  const least = Math.min(...nets) * MIN_SHARE
  const isCashBy = readOnce(isCashDeposit)
  const isMarkedBy = readOnce(isMarkedAsSalary)
  const spellings = employers.flatMap((employer) => employer.spellings)
  const hasBank = spellings.some(({ isBank }) => isBank)
  const mayNameBy = readOnce((words) =>
    spellings.some((spelling) => mayNameEmployer(words, spelling)),
  )
  const poolOf = (credit: Credit): Credit[] | null => {
    const { narration, wording } = credit.transaction
    const { words, isCash, isReturn } = wording
    const decision = decide(credit)?.decision
    if (decision === 'notSalary') return null
    if (decision !== 'salary') {
      if (isReturn || facts.isLeftOut(credit.transaction)) return null
      if (isCash || isCashBy(words)) return pools.cash
      if (facts.namesOtherHolder(narration)) return null
    }
    const employer =
      hasBank || mayNameBy(words) ? employers.find((one) => isNamed(credit, one, isNet)) : undefined
    const named = employer === undefined ? undefined : pools.named.get(employer)
    if (decision === 'salary' || named !== undefined) return named ?? pools.said
    const isMarked = isMarkedBy(words)
    const isSalary = isMarked || isNet(credit)
    if ((!isSalary && credit.transaction.credit < least) || isMoneyBack(narration)) return null
    if (isSalary && isOwn(senderOf(narration))) return pools.nameless
    return isMarked || (isSalary && namesPayrollAgent(narration)) ? pools.marked : pools.large
  }
  for (const account of facts.accounts)
    for (const transaction of account.transactions) {
      if (transaction.credit === 0) continue
      const credit = { account, transaction }
      poolOf(credit)?.push(credit)
    }
  return pools
}

function createOwnNames(names: readonly string[]): (sender: string) => boolean {
  const words = new Set(names.flatMap((name) => name.toUpperCase().split(/[^\p{L}]+/u)))
  return (sender) => sender === '' || sender.split(' ').every((word) => words.has(word))
}

const netsOf = ({ payslips }: IncomeFacts): readonly number[] => [
  ...new Set(payslips.flatMap(({ net }) => (net === 'notRead' ? [] : [net.value]))),
]

/** Whether a credit is a net pay of the payslips. */
const createNets =
  (nets: readonly number[]) =>
  ({ transaction: { credit } }: Credit): boolean =>
    nets.some((net) => Math.abs(net - credit) <= TOLERANCE_PAISE)

/** A bank that pays its own staff into an account of its own names nobody. */
const isStaffOf = (
  { account, transaction: { narration } }: Credit,
  spellings: Employer['spellings'],
): boolean =>
  isMarkedAsSalary(narration) &&
  senderOf(narration) === '' &&
  spellings.some(
    (spelling) =>
      spelling.isBank && namesEmployer(account.title.replace(/ •.*/, ' BANK'), spelling),
  )

/** No person's name has one, whose initials may be those of an employer. */
const COMPANY = /\b(?:LTD|LIMITED|PVT|PRIVATE|LLP|AND|SERV(?:ICES?)?)\b/i

/**
 * Whole or cut, or in full where the payslip has an acronym. Words of the name are enough for a credit of the net pay, and for
 * one that is marked as salary.
 */
function isNamed(
  credit: Credit,
  { spellings, name }: Employer,
  isNet: (credit: Credit) => boolean,
): boolean {
  const { narration } = credit.transaction
  if (isStaffOf(credit, spellings)) return true
  const isSure = () => isMarkedAsSalary(narration) || isNet(credit)
  if (spellings.some((spelling) => namesEmployer(narration, spelling)))
    return spellings.every(({ isBank }) => !isBank) || isSure()
  if (!isSure()) return false
  const sender = senderOf(narration)
  if (spellings.some(({ abbreviation }) => abbreviation?.exec(sender)?.[0] === sender)) return true
  if (COMPANY.test(narration) && isSameCompany(name, sender)) return true
  const ofName = distinctiveWords(name)
  const words = distinctiveWords(sender)
  // 'ZP SATARA' of 'Zilla Parishad Satara'.
  const initials = ofName.map((word) => word.charAt(0)).join('')
  // 'SUNSHINE TE' of 'Sunshine Teahouse'.
  const isCut = (word: string, at: number) =>
    at === words.length - 1 && word.length > 1 && ofName.some((whole) => whole.startsWith(word))
  const isPart = words.every(
    (word, at) => ofName.includes(word) || initials.includes(word) || isCut(word, at),
  )
  const full = words.filter((word) => ofName.includes(word))
  return isPart && full.length > 0 && (words.length > 1 || full[0] === ofName[0])
}
