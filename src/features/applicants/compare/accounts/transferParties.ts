import { readOnce } from '../byWords.ts'
import { lenderOf } from '../obligations/lenders.ts'
import { obligationKindOf, plainNarration } from '../obligations/obligationKinds.ts'
import { holdersOf } from '../people/holders.ts'
import { HONORIFICS } from '../people/spellings.ts'
import type { Account } from './accounts.ts'
import type { AccountTransaction } from './readAccount.ts'

/** The words of the applicant's names. */
export type OwnNames = ReadonlySet<string>

export const readNames = (names: readonly string[]): OwnNames =>
  new Set(
    names
      .flatMap((name) => holdersOf(name))
      .flatMap((name) => plainNarration(name).split(' '))
      .filter((word) => !HONORIFICS.has(word)),
  )

type Side = { account: Account; transaction: AccountTransaction }

/** 'own': the applicant paid the applicant. 'silent': nobody is named. 'others': somebody else is. */
export type Parties = 'own' | 'silent' | 'others'

export type PartyReader = {
  /** Whether a debit may be to the applicant by its words, so that a charge may be a part of it. */
  mayBeOwn: (debit: AccountTransaction) => boolean
  /** What the narrations of a debit and of a credit say together. */
  compareParties: (from: Side, to: Side) => Parties
}

export function createPartyReader(own: OwnNames): PartyReader {
  const partyOf = readOnce((words) => partyIn(plainNarration(words), own))
  const kindOf = readOnce((words) => obligationKindOf(plainNarration(words)))
  /** As seen from the other account. */
  const seenFrom = ({ account }: Side, words: string, plain: string): Parties => {
    const party = partyOf(words)
    return party === 'silent' && namesAccount(plain, account) ? 'own' : party
  }
  return {
    mayBeOwn: ({ wording }) => partyOf(wording.words) !== 'others',
    compareParties(from, to) {
      const { transaction: debit } = from
      const { transaction: credit } = to
      const plainDebit = plainNarration(debit.narration)
      const plainCredit = plainNarration(credit.narration)
      if (shareReference(plainDebit, plainCredit)) return 'own'
      const kind = kindOf(debit.wording.words)
      if (kind !== null && kind !== 'standingInstruction') return 'others'
      const parties = new Set([
        seenFrom(to, debit.wording.words, plainDebit),
        seenFrom(from, credit.wording.words, plainCredit),
      ])
      if (parties.has('others')) return 'others'
      return parties.has('own') ? 'own' : 'silent'
    },
  }
}

/** UTR or RRN of the payment: no day, and long enough to be unique. */
const REFERENCE = /\b(?!20\d{6}\b|\d{4}20\d\d\b)(?=\w*\d{6})\w{8,}\b/g

function shareReference(debit: string, credit: string): boolean {
  const references = debit.match(REFERENCE) ?? []
  return references.some((reference) => credit.split(' ').includes(reference))
}

const SELF = /\b(?:SELF|OWN|OWN ?AC(?:COUNT)?|OWNTRF)\b/
/** Banks, apps and words that name nobody. */
const NEUTRAL: ReadonlySet<string> = new Set(
  (
    'BANK BANKING NETBANK NETBANKING INTERNET ONLINE MOBILE MOB NET APP BRANCH SB SBA CA SAVINGS SAVING CURRENT FUND FUNDS INTERNAL ' +
    'INWARD OUTWARD INW OUTW REMITTANCE REMIT TRANSACTION CREDITED DEBITED RECEIVED RECD SENT CLG CLEARING WDL DEP DEPOSIT ' +
    'HDFC ICICI SBI SBIN AXIS UTIB KOTAK KKBK PNB PUNB BOB BARB CANARA CNRB UNION UBIN IDFC IDFB FIRST YES YESB INDUSIND INDB ' +
    'FEDERAL FDRL BANDHAN BDBL RBL IDBI IBKL BOI BKID SAHAKARI COOP COOPERATIVE OPERATIVE URBAN GRAMIN STATE INDIA INDIAN IOB UCO CENTRAL NATIONAL PUNJAB BARODA ' +
    'NRE NRO FCNR LTD LIMITED PAYTM GPAY PHONEPE GOOGLE BHIM YBL AXL IBL APL SELF OWN OWNTRF ICIC HDFCN AT IN INR RS VIA ID MR MRS MS ' +
    'MUMBAI DELHI PUNE CHENNAI BENGALURU BANGALORE KOLKATA HYDERABAD NA NULL'
  ).split(' '),
)
const HANDLE = /^(?:OK|PT)?(?:HDFC|ICICI|SBI|AXIS|KOTAK|YES|IDFC|PNB|BARODA)(?:BANK)?$/
/** Shorter words may be cut from any name. */
const MIN_CUT = 4

function namesAccount(plain: string, { title }: Account): boolean {
  const end = /•••• (\d{4})/.exec(title)?.[1]
  return (
    end !== undefined &&
    plain.split(' ').some((word) => /\d/.test(word) && word.endsWith(end) && word.length > 4)
  )
}

/** Whom a narration names by its words. */
function partyIn(plain: string, own: OwnNames): Parties {
  const words = lenderOf(plain).words.filter((word) => !NEUTRAL.has(word) && !HANDLE.test(word))
  const named = words.filter((word) => isOwnWord(word, own))
  if (named.length < words.length) return 'others'
  // A surname alone may be that of a relative.
  const isNamed =
    named.filter((word) => word.length > 2).length > 1 ||
    named.some((word) => isWholeName(word, own))
  return isNamed || SELF.test(plain) ? 'own' : 'silent'
}

const isOwnWord = (word: string, own: OwnNames): boolean =>
  own.has(word) ||
  word.length === 1 ||
  isWholeName(word, own) ||
  (word.length >= MIN_CUT && [...own].some((name) => name.startsWith(word)))

/** 'IMRANSHAIKH' */
const isWholeName = (word: string, own: OwnNames): boolean =>
  [...own].some(
    (first) =>
      first.length > 2 &&
      word.startsWith(first) &&
      word.length > first.length &&
      [...own].some((last) => last.length > 2 && word.slice(first.length) === last),
  )
