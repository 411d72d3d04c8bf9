/** Words of a narration that name nobody: channels, banks, handles, months, what the money is for. */
const NO_NAMES: ReadonlySet<string> = new Set(
  (
    'NFT FN POS ATM INB MB MOB IB NB CMS MMT EBA ECM PCD PCI PUR INF INFT BIL TPT FT TRF TRFR TRANSFER TFR NETBANKING ' +
    'CR DR CREDIT DEBIT BY TO FROM FOR THE OF AND PAYMENT PAYMENTS PAY PAID PMT RECEIVED RECD SENT SEND COLLECT REQUEST REF NO ' +
    'TXN UTR RRN CHQ CHEQUE CLG CLEARING INWARD OUTWARD AC ACC ACCOUNT BANK BANKING LTD LIMITED PVT PRIVATE CO COM NA NULL ' +
    'OKHDFCBANK OKAXIS OKICICI OKSBI YBL IBL AXL APL UPL PAYTM PTYES PTAXIS PTHDFC PTSBI YAPL GPAY PHONEPE BHIM AMAZONPAY ' +
    'SBIN SBI HDFC ICIC ICICI UTIB AXIS KKBK KOTAK PUNB PNB BARB BOB CNRB CANARA UBIN UNION IDFB IDFC YESB YES INDB INDUSIND ' +
    'FDRL FEDERAL BDBL BANDHAN IBKL IDBI IOBA IOB BKID BOI MAHB PYTM AIRP FINO JAKA KARB SIBL CIUB DBSS RATN AUBL SRCB MR MRS ' +
    'MS SHRI SMT MISS JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC P2A P2P P2M SELF OWN ' +
    'SALARY SAL BULK RENT DEPOSIT DEP'
  ).split(' '),
)
/** 'NEFTI' and 'NEFTO' are in and out. */
export const CHANNEL = /^(?:UPI|NEFT|IMPS|RTGS|NACH|ACH|ECS)[A-Z]{0,3}$/
/** A first and a last name; what follows are remarks. */
const WORDS = 2

/** 'IMPS612345678901RAMESH' */
const NUMBER_BEFORE = /^[A-Z]*\d{8,}(?=[A-Z]{3})/

/** Who is at the other side of an entry, by its narration; empty where it names nobody. */
export function partyIn(narration: string): string {
  const words: string[] = []
  let initials: string[] = []
  for (const [token] of narration.toUpperCase().matchAll(/[A-Z0-9&]+|[-/*:]/g)) {
    const isSeparator = /[-/*:]/.test(token)
    // 'M KANNAN/HAND LOAN': what follows a whole name is a remark.
    if (isSeparator && initials.length > 0 && words.length > 0) break
    if (isSeparator) initials = []
    const word = token.replace(NUMBER_BEFORE, '')
    if (isSeparator || /\d/.test(word) || NO_NAMES.has(word) || CHANNEL.test(word)) continue
    if (word.length === 1) initials.push(word)
    else words.push(word)
    if (words.length === WORDS) break
  }
  const party = (words.length === 1 ? [...initials, ...words] : words).join(' ')
  return party.length < 3 ? '' : party
}
