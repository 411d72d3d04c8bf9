import type { KnownDocument } from './documentKind.ts'

/** The title weighs as much as all other keywords. */
type Keyword = readonly [points: number, words: RegExp]

const TITLE = 6
const STRONG = 3
const FAIR = 2
const WEAK = 1

/** On bank statements and passbooks. */
const ACCOUNT: readonly Keyword[] = [
  [FAIR, /\bclosing balance\b/],
  [FAIR, /\bopening balance\b/],
  [FAIR, /\bwithdrawals?\b.{0,40}\bdeposits?\b/],
  [FAIR, /\bdebit\b.{0,20}\bcredit\b.{0,20}\bbalance\b/],
  [FAIR, /\b(?:narration|chq ?\.?\/ ?ref|cheque no)\b/],
  [WEAK, /\b(?:account|a\/c) (?:no|number)\b/],
  [WEAK, /\b(?:savings|current) account\b/],
  [WEAK, /\b(?:neft|rtgs|imps|upi)\b/],
  [WEAK, /\bifsc?\b/],
  [WEAK, /\bmicr\b/],
]

/** Its name near the start, beside an account: statements mention passbooks further below. */
const PASSBOOK = /^(?=.{0,600}(?:\b(?:account|a\/c|cif)\b|\bifsc?\b))(?=.{0,300}\bpass ?book\b)/

/** In lower case. Keywords that documents share (IFSC on a payslip, PAN everywhere) have few points. */
export const KEYWORDS: Record<KnownDocument, readonly Keyword[]> = {
  payslip: [
    [TITLE, /\b(?:pay[ -]?slip|salary[ -]?slip|wage[ -]?slip)\b/],
    [FAIR, /\bearnings\b.{0,80}\bdeductions\b/],
    [FAIR, /\bnet (?:pay|salary|payable|amount payable)\b/],
    [FAIR, /\b(?:days paid|paid days|payable days|lop days|loss of pay)\b/],
    [WEAK, /\bgross (?:salary|pay|earnings)\b/],
    [WEAK, /\bemployee (?:name|code|id|no)\b/],
    [WEAK, /\b(?:provident fund|epf|professional tax)\b/],
    [WEAK, /\b(?:hra|house rent allowance)\b/],
  ],
  form26: [
    [TITLE, /\bform (?:no\.? ?)?26 ?as\b/],
    [TITLE, /\bannual tax statement\b/],
    [STRONG, /\bsection 203aa\b/],
    [FAIR, /\bname of deductor\b/],
    [FAIR, /\btan of deductor\b/],
    [FAIR, /\bcurrent status of pan\b/],
    [WEAK, /\bassessment year\b/],
  ],
  bankStatement: [
    [STRONG, /\b(?:statement of account|account statement|bank statement)\b/],
    [FAIR, /\bstatement (?:from|period|for the period|date)\b/],
    ...ACCOUNT,
  ],
  passbook: [
    [TITLE, PASSBOOK],
    ...ACCOUNT.map(([points, words]): Keyword => [
      points,
      new RegExp(`${PASSBOOK.source}.*(?:${words.source})`),
    ]),
  ],
  financialStatement: [
    [TITLE, /\bannual report\b/],
    [TITLE, /\b(?:consolidated|standalone) (?:balance sheets?|financial statements)\b/],
    [STRONG, /\bbalance sheets?\b/],
    [STRONG, /\b(?:profit and loss|profit & loss|statements? of (?:operations|income))\b/],
    [STRONG, /\bindependent auditor'?s'? report\b/],
    [FAIR, /\b(?:cash flow statement|statements? of cash flows?)\b/],
    [FAIR, /\bequity and liabilities\b/],
    [FAIR, /\b(?:shareholders|stockholders)'? ?(?:funds|equity)\b/],
    [FAIR, /\breserves and surplus\b/],
    [WEAK, /\bshare capital\b/],
    [WEAK, /\bcurrent (?:assets|liabilities)\b/],
  ],
  aadhar: [
    [TITLE, /\bunique identification authority\b/],
    [STRONG, /\byour aadhaar no\b/],
    [FAIR, /\baadhaar\b/],
    [WEAK, /\b\d{4} \d{4} \d{4}\b/],
    [WEAK, /\bgovernment of india\b/],
    [WEAK, /\benrolment no\b/],
  ],
  pancard: [
    [TITLE, /\bpermanent account number card\b/],
    [STRONG, /\be-?pan\b/],
    [FAIR, /\bincome tax department\b/],
    [FAIR, /\bpermanent account number\b/],
    [WEAK, /\bfather'?s name\b/],
    [WEAK, /\bgovt\.? of india\b/],
  ],
  drivingLicence: [
    [TITLE, /\bdriving licen[cs]e\b/],
    [FAIR, /\bdl (?:no|number)\b/],
    [FAIR, /\b(?:classe?s? of vehicle|vehicle class)/],
    [WEAK, /\bunion of india\b/],
    [WEAK, /\bvalid till\b/],
  ],
  voterId: [
    [TITLE, /\belection commission of india\b/],
    [STRONG, /\belector(?:'?s)? photo identity card\b/],
    [FAIR, /\bepic (?:no|number)\b/],
    [FAIR, /\belector'?s? name\b/],
  ],
  RC: [
    [STRONG, /\bcertificate of registration of (?:a )?vehicle\b/],
    [STRONG, /\bform 23 ?a?\b/],
    [FAIR, /\b(?:certificate of registration|registration certificate)\b/],
    [WEAK, /\bchassis (?:no|number)\b/],
    [WEAK, /\bengine(?:\/motor)? (?:no|number)\b/],
    [WEAK, /\bowner'?s? name\b/],
  ],
  form16: [
    [TITLE, /\bform (?:no\.? ?)?16\b/],
    [STRONG, /\bcertificate under section 203\b/],
    [FAIR, /\bname and address of the employer\b/],
    [WEAK, /\bassessment year\b/],
  ],
  ais: [
    [TITLE, /\bannual information statement\b/],
    [STRONG, /\btaxpayer information summary\b/],
    [FAIR, /\b(?:ais|tis)\b/],
    [WEAK, /\bassessment year\b/],
  ],
  taxReturn: [
    [TITLE, /\bindian income tax return\b/],
    [STRONG, /\bitr-? ?[1-7v]\b/],
    [STRONG, /\backnowledgement number\b/],
    [FAIR, /\bverification form\b/],
    [FAIR, /\bincome tax return\b/],
    [WEAK, /\bassessment year\b/],
  ],
  creditCard: [
    [TITLE, /\bcredit card statement\b/],
    [STRONG, /\bminimum amount due\b/],
    [STRONG, /\btotal (?:amount|payment) due\b/],
    [FAIR, /\bcredit limit\b/],
    [WEAK, /\bpayment due date\b/],
  ],
  invoice: [
    [TITLE, /\btax invoice\b/],
    [STRONG, /\binvoice (?:no|number|date)\b/],
    [WEAK, /\bgstin\b/],
    [WEAK, /\b(?:hsn|sac)\b/],
  ],
}

/** A lower score may be any document. */
export const MIN_SCORE = 6

/** How far the best kind must lead over the second best. */
export const MIN_LEAD = 3
