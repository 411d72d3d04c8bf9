/** Who is paid, as a narration writes it. */
export type Lender = {
  /** Without channels, numbers and words such as 'EMI'. */
  words: readonly string[]
  /** The same in one text. */
  text: string
  /** Those without a legal form. */
  core: readonly string[]
  /** The same without blanks: banks write words together and cut them. */
  name: string
  /** Numbers of a mandate or a loan. */
  references: () => readonly string[]
}

/** Words that do not name who is paid. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'EMI EMIS NACH ACH ACHD ACHDR ECS ECSDR LOAN LOANS CARD CARDS D DR DEBIT CR TXN TRAN REF RRN UTR NO CHQ PAYMENT PMT PYMT ' +
    'PAID PAY TO BY FOR FROM OF THE INB IB MB NB BIL BILL BPAY BILLPAY ONL INFT TPT TP NEFT IMPS RTGS UPI P2A P2M MMT ' +
    'TRANSFER TRF TFR FT MANDATE EMANDATE UMRN AUTOPAY AUTODEBIT AC A C INST INSTAL INSTALMENT INSTALLMENT DUE SI ' +
    'STANDING INSTRUCTION INSTRUCTIONS ORDER MONTHLY RECOVERY REPAYMENT COLLECTION ACCOUNT ACCT LN S E REPRESENT RETRY RETURN RETURNED RTN REV REVERSAL BOUNCE ' +
    'JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC JANUARY FEBRUARY MARCH APRIL JUNE JULY AUGUST SEPTEMBER ' +
    'OCTOBER NOVEMBER DECEMBER'
  ).split(' '),
)

/** Words that many of those who are paid have in their name. */
const GENERIC: ReadonlySet<string> = new Set(
  (
    'FINANCE FINANCIAL FINANCIALS FIN FINA FINAN SERVICES SERVICE SERV BANK INDIA CAPITAL HOUSING HOME CAR AUTO PERSONAL GOLD VEHICLE ' +
    'INSURANCE INS LIFE GENERAL PREMIUM CREDIT COMPANY CO CORP CORPORATION RENT SIP MF MUTUAL ' +
    'FUND TERM AND &'
  ).split(' '),
)
const LEGAL_FORM = /^(?:LTD|LIMI?T?E?D?|PVT|PRIVATE|LLP)$/
/** Shorter beginnings fit too many names. */
const MIN_CUT = 4
const REFERENCE = /(?<![A-Z\d&])(?=(?:[A-Z]*\d){4})[A-Z\d]{6,}(?![A-Z\d&])/g
/** Not of a mandate: days, and numbers of one payment. */
const DATE =
  /^(?:\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\d{2,4}|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:20)?2\d)$/

/** In 'BAJAJ AUTO CREDIT' it is a part of the name. */
const AUTO_DEBIT = /\bAUTO (?=DEBIT|PAY|COLLECT|RECOVER)/g

/** Of a plain narration. */
export function lenderOf(plain: string): Lender {
  const words = plain
    .replaceAll(AUTO_DEBIT, '')
    .split(' ')
    .filter((word) => word !== '' && !/\d/.test(word) && !FILLERS.has(word))
  const core = words.filter((word) => !LEGAL_FORM.test(word))
  return {
    words,
    text: words.join(' '),
    core,
    name: core.join(''),
    references: readReferences(plain),
  }
}

/** Read at the first call: most lenders are told apart by their names. */
export function readReferences(narration: string): Lender['references'] {
  let known: readonly string[] | undefined
  return () =>
    (known ??= (narration.toUpperCase().match(REFERENCE) ?? []).filter((word) => !DATE.test(word)))
}

const isSameWord = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= MIN_CUT && (a.startsWith(b) || b.startsWith(a)))

const sharedWords = (a: Lender, b: Lender): readonly string[] =>
  a.core.filter((word) => b.core.some((other) => isSameWord(word, other)))

export const hasSharedReference = (a: Lender, b: Lender): boolean =>
  a.references().some((reference) => b.references().includes(reference))

/** Written together or cut: 'HDFCLTD' and 'HDFC LTD', 'BAJAJ FINAN' and 'BAJAJFINANCE'. */
const isSameCut = (a: Lender, b: Lender): boolean => isSameWord(a.name, b.name)

/** Whether two payments of the same amount go to the same lender: one word that not many have is enough. */
export const mayBeSameLender = (a: Lender, b: Lender): boolean =>
  isSameCut(a, b) ||
  sharedWords(a, b).some((word) => word.length > 2 && !GENERIC.has(word)) ||
  hasSharedReference(a, b)

/** Letters that tell a lender in one word. */
const MIN_LETTERS = 6

/** Whether payments of different amounts go to the same lender: another product of one group is another lender. */
export function isSameLender(a: Lender, b: Lender): boolean {
  if (isSameCut(a, b) || hasSharedReference(a, b)) return true
  const shared = sharedWords(a, b)
  const own = shared.filter((word) => !GENERIC.has(word))
  if (own.length === 0) return false
  const fewest = Math.min(a.core.length, b.core.length)
  return shared.length > 1 || shared.length === fewest || own.join('').length >= MIN_LETTERS
}
