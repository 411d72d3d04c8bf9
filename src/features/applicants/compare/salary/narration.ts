import { isCash } from '#shared/kits/facts/entryKeywords.ts'
import { CHANNEL } from '../accounts/party.ts'
import { LEGAL_FORMS } from '../people/spellings.ts'

/** 'SALARY', 'SAL-JUL', 'SALJUL26', 'PAYROLL', 'PENSION'. */
const MARK =
  /(?<![A-Z])(?:SALARY|SALARIES|SALRY|SLRY|PAYROLL|WAGES?|STIPEND|PENSION|EMOLUMENTS?|REMUNERATION|HONORARIUM|SAL(?![A-Z])|SAL(?=CR\b|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC))/
/** A loan on a salary, and an account for one. */
const NO_MARK =
  /EARLY ?SALARY|SALARY ?(?:LOAN|ADVANCE|ADV\b|OVERDRAFT|OD\b|ACCOUNT|A\/?C)|(?:LOAN|ADVANCE|ADV)\b.*SALARY|FULLER ?SALARY|PENSION ?(?:LOAN|SCHEME|FUND|YOJANA|PLAN)|(?:ATAL|NATIONAL) PENSION|\b(?:REVERSAL|REV|REFUND|RETURN|RETURNED|RTN)\b/

/** Whether a narration says that it is a salary. */
export function isMarkedAsSalary(narration: string): boolean {
  const upper = narration.toUpperCase()
  return MARK.test(upper) && !NO_MARK.test(upper)
}

const KINDS: readonly { kind: string; word: RegExp }[] = [
  { kind: 'Arrears', word: /\bARREARS?\b/ },
  { kind: 'Bonus', word: /BONUS|INCENTIVE|EX ?GRATIA|\bVARIABLE PAY\b|\bCOMMISSION\b/ },
  {
    kind: 'Reimbursement',
    word: /REIMB|\bEXPENSES?\b|CONVEYANCE|\bTRAVEL|\bLTA\b|\bMEDICAL\b|\bPETROL\b|\bCLAIMS?\b|\bT ?A ?\/ ?D ?A\b/,
  },
  { kind: 'Advance', word: /\bADV(?:ANCE)?\b/ },
  {
    kind: 'Settlement',
    word: /\bF ?(?:&|N|AND) ?F\b|FULL (?:AND|&) FINAL|GRATUITY|LEAVE ENCASH|\bSETTLEMENT\b/,
  },
]

/** What a payment of an employer is besides the salary; null where its narration does not say. */
export function paymentKind(narration: string): string | null {
  const upper = narration.toUpperCase()
  return KINDS.find(({ word }) => word.test(upper))?.kind ?? null
}

/** Companies that pay salaries for others. */
const AGENT =
  /\b(?:RAZORPAY|PAYSQUARE|TEAMLEASE|QUESS|RANDSTAD|ADECCO|MANPOWER ?(?:GROUP|SERV)|KEKA|GREYT ?HR|ZOHO PAYROLL|ADP INDIA|ADP PRIVATE|CIEL HR|SECURITAS|DARWINBOX|XPAYROLL|OPFIN)/

/** Offices that pay what the government owes: treasuries, drawing officers, finance managers of the railways. */
const OFFICE =
  /\b(?:TREASUR(?:Y|IES|ER)|DDO|P?CDA|C?PAO|CPPC|PFMS|CFMS|KHAJANE|SEV(?:AA|A)RTH|MAHAKOSH|KOSHVANI|HIMKOSH|S?R? ?DFM|E[ -]?KUBER|I?F?HRMS|IFMI?S|PAY (?:AND|&) ACCOUNTS?)\b/

/** Whether a narration names a company or an office that pays salaries for others. */
export function namesPayrollAgent(narration: string): boolean {
  const upper = narration.toUpperCase()
  return AGENT.test(upper) || OFFICE.test(upper)
}

/** They name nobody: ways of payment, banks, months. */
const BANKS =
  /\b(?:STATE BANK OF INDIA|BANK OF (?:BARODA|INDIA|MAHARASHTRA)|(?:HDFC|ICICI|AXIS|YES|IDBI|CANARA|INDIAN|UNION|FEDERAL|BANDHAN|RBL|DCB|UCO|CITI|KARUR VYSYA|SOUTH INDIAN|KARNATAKA|PUNJAB NATIONAL|KOTAK MAHINDRA|IDFC FIRST|INDUSIND|INDIAN OVERSEAS|STANDARD CHARTERED|AU SMALL FINANCE|EQUITAS SMALL FINANCE|UJJIVAN SMALL FINANCE)? ?BANK(?: OF INDIA)?(?: (?:LTD|LIMITED))?)\b/g
const FILLERS: ReadonlySet<string> = new Set([
  ...LEGAL_FORMS,
  ...(
    'CMS INB INFT TPT FT TRF TRANSFER TRANSFERRED TFR XFER MMT BIL P2A P2P P2M CR CREDIT ' +
    'CREDITED DEP DEPOSIT INWARD INW IN REF NO TXN TRAN UTR ID BY FROM TO FOR THE OF AND VIA AC A C ACC ACCT ACCOUNT NET NETBANKING ' +
    'BANKING MOBILE ONLINE INTERNET BULK POSTING POST BATCH FILE UPLOAD CLG CHQ CHEQUE CLEARING PAYMENT PYMT PMT PAY PAID RECEIVED RECD RCVD ' +
    'SALARY SALARIES SALRY SLRY SAL SALCR STAFF PAYROLL WAGE WAGES STIPEND EMOLUMENTS REMUNERATION HONORARIUM MONTH MONTHLY BONUS ARREAR ARREARS REIMBURSEMENT REIMB ADVANCE ' +
    'JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC JANUARY FEBRUARY MARCH APRIL JUNE JULY AUGUST SEPTEMBER OCTOBER ' +
    'NOVEMBER DECEMBER BANK BRANCH HO INDIA HDFC ICICI ICIC AXIS UTIB SBI SBIN KKBK KOTAK PNB PUNB BARB BOB CNRB UBIN IDFB YESB INDB ' +
    'FDRL BDBL CITI HSBC SCBL IDIB IOBA MAHB LTD PVT OTHER OTHERS SELF VALUE DATE DT INR RS NA NULL MR MRS MS M S'
  ).split(' '),
])

const SEPARATOR = /[-/*:|~;,>]+/
const NO_LETTER = /[^\p{L}\p{M}\p{N}&.]+/u
/** Of the name of a sender; a longer text is a remark. */
const MAX_WORDS = 6

/** The first name in a narration, in capitals; '' where it names nobody. */
export function senderOf(narration: string): string {
  const text = narration.toUpperCase().replaceAll(BANKS, ' ')
  for (const segment of text.split(SEPARATOR)) {
    const words = segment.split(NO_LETTER).filter(isName)
    if (words.length > 0) return words.slice(0, MAX_WORDS).join(' ')
  }
  return ''
}

function isName(word: string): boolean {
  const letters = word.replaceAll('.', '')
  return (
    letters.length > 1 &&
    !/\d|@|^X+$/.test(letters) &&
    !FILLERS.has(letters) &&
    !CHANNEL.test(letters)
  )
}

const IS_CASH = /\bCASH|\bCDM\b|\bBNA\b|\bCSH\b/
const IS_BACK = /\b(?:REVERSAL|REV|REVERSED|REFUND|RETURN|RETURNED|RTN|CHARGEBACK|BOUNCED?)\b/

/** Whether it is cash, whoever paid it in. */
export const isCashDeposit = (narration: string): boolean =>
  isCash(narration) || IS_CASH.test(narration.toUpperCase())

/** Money that came back is no income. */
export const isMoneyBack = (narration: string): boolean => IS_BACK.test(narration.toUpperCase())
