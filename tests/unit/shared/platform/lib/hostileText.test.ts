import { expect, it } from 'vitest'
import { isWebAddress } from '#features/admin/fieldRules.ts'
import { readLabels } from '#features/applicants/compare/accounts/labels.ts'
import { partyIn } from '#features/applicants/compare/accounts/party.ts'
import { createTransactionReader } from '#features/applicants/compare/accounts/readAccount.ts'
import { writtenDayOf } from '#features/applicants/compare/accounts/writtenDay.ts'
import { compareDocuments } from '#features/applicants/compare/compareDocuments.ts'
import { employerName, namesEmployer } from '#features/applicants/compare/people/employer.ts'
import { markDifferences } from '#features/applicants/compare/people/marking.ts'
import { matchTexts } from '#features/applicants/compare/people/normalise.ts'
import { paiseOfCell } from '#features/applicants/compare/sheets.ts'
import {
  parseStatement,
  periodInText,
} from '#features/financial/bankStatement/intake/files/statementText.ts'
import { monthInName } from '#features/financial/bankStatement/intake/months/monthCoverage.ts'
import { toOwnersName } from '#features/financial/bankStatement/intake/state/intake.ts'
import { parseMonths } from '#features/financial/bankStatement/output/months/monthChecks.ts'
import { checkBalance } from '#features/financial/financialStatement/balanceCheck.ts'
import { entriesOf } from '#features/financial/form26as/details.ts'
import { serviceOfDocType } from '#features/idExtraction/idKinds.ts'
import { aadhaarDigits, groupAadhaar, maskAadhaar } from '#features/idExtraction/idRows.ts'
import { numberHint } from '#features/idExtraction/numberHint.ts'
import { CASE_CSV_COLUMNS } from '#features/kyc/dav/create/csvColumns.ts'
import { JOB_CSV_COLUMNS } from '#features/kyc/uan/create/jobIntake.ts'
import { checkCell } from '#shared/kits/csv/preflight/checkCell.ts'
import { classifyText } from '#shared/kits/documentType/classifyText.ts'
import { bankInName, bankInHeader } from '#shared/kits/facts/banks/recogniseBank.ts'
import { IDENTITY_FACTS } from '#shared/kits/facts/documentFacts.ts'
import { findLayout } from '#shared/kits/facts/statement/layout.ts'
import { readSheet } from '#shared/kits/facts/statement/readSheet.ts'
import {
  autoRename,
  refusedCharacters,
  describeRefusedCharacters,
  isHeicName,
  kindByName,
} from '#shared/kits/upload/checks/fileRules.ts'
import { omitInvalidHeaders } from '#shared/platform/api/httpHeaders.ts'
import { isEmail, isName, isPhone } from '#shared/platform/lib/fieldRules.ts'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'
import { isStrongPassword } from '#shared/platform/lib/passwordRules.ts'
import {
  cleanFileName,
  composeFileName,
  truncateFileName,
  extensionOf,
  safeFileName,
  splitFileName,
  stripBidiControls,
} from '#shared/platform/lib/text/fileName.ts'
import { isFormula, stripFormulaPrefix } from '#shared/platform/lib/text/formulaText.ts'
import { humanizeKey } from '#shared/platform/lib/text/humanizeKey.ts'
import { initialsOf } from '#shared/platform/lib/text/initials.ts'
import { uniqueName } from '#shared/platform/lib/text/uniqueName.ts'
import { isDay, parseDay } from '#shared/platform/lib/time/day.ts'
import { parseAbsoluteAmount, findTyped, findValue } from '#shared/ui/preview/pdf/find/findText.ts'
import { searchWords } from '#shared/ui/table/query/searchIndex.ts'

/** Who brings a text from outside before a pattern: names, pages of documents, answers, what is typed. */
const READERS: Record<string, (text: string) => unknown> = {
  aadhaarDigits,
  amountOf: parseAbsoluteAmount,
  autoRename,
  bankInName,
  bankInHeader,
  ...Object.fromEntries(
    Object.entries({ ...CASE_CSV_COLUMNS, ...JOB_CSV_COLUMNS }).map(([name, column]) => [
      `a CSV's ${name}`,
      (text: string) => checkCell(column, text),
    ]),
  ),
  checkBalance: (text) => checkBalance([[text, text], [text]]),
  cutName: truncateFileName,
  detailLabel: humanizeKey,
  entriesOf: (text) => entriesOf([[text], [text]]),
  'an account holder': (text) =>
    compareDocuments(
      {
        jobs: [
          {
            kind: 'read',
            id: '',
            facts: [
              {
                kind: 'identity',
                title: '',
                identity: (['name', 'accountHolder'] as const).map((fact) => ({
                  fact,
                  text: fact === 'name' ? 'Ananya Deshpande' : text,
                  source: { kind: 'text', text },
                })),
              },
            ],
          },
        ],
        day: '',
        unsent: [],
      },
      { account: () => null, totals: () => null },
    ),
  writtenDayOf: (text) => writtenDayOf({ t: 's', v: text }),
  'the headings of a statement': (text) => findLayout([[text, text], [text]]),
  'labels above a statement': (text) => readLabels([{ name: '', index: 0, texts: [[text, text]] }]),
  'a row of a statement': (text) =>
    readSheet(
      [
        [
          { t: 's', v: text },
          { t: 's', v: text },
        ],
      ],
      {
        row: -1,
        header: [],
        day: 0,
        valueDay: -1,
        narration: 1,
        balance: -1,
        balanceSide: -1,
        unit: 1,
        amounts: { kind: 'one', amount: 1, side: 0, hasWithdrawals: false },
      },
      writtenDayOf,
    ),
  partyIn,
  'employer in a narration': (text) => namesEmployer(text, employerName(text)),
  ...Object.fromEntries(
    IDENTITY_FACTS.map((fact) => [
      `two spellings of ${fact}`,
      (text: string) => [
        matchTexts(fact, text, `${text} and more`),
        markDifferences(fact, text, `${text} and more`),
      ],
    ]),
  ),
  'the narration of a transaction': (text) =>
    createTransactionReader()(
      { day: '2026-04-01', narration: text, debit: 1, credit: 0, balance: null, row: 1 },
      '2026-04-01',
      { job: '', file: '', sheet: '', columns: { debit: 0, credit: 0, balance: 0 } },
    ),
  paiseOfCell: (text) => paiseOfCell({ t: 's', v: text }),
  'findTyped, a page': (text) => findTyped(text, '38,400.00'),
  'findTyped, all of it': (text) => findTyped(text, text),
  'findValue, a day': (text) => findValue(text, '12-06-2021'),
  'findValue, a page': (text) => findValue(text, '38,400.00'),
  'findValue, all of it': (text) => findValue(text, text),
  groupAadhaar,
  headersThatFit: (text) => omitInvalidHeaders({ email: text }),
  hideAadhaar: (text) => maskAadhaar(text, '234567890124'),
  initialsOf,
  isDay,
  isEmail,
  isFormula,
  isHeicName,
  isName,
  isPhone,
  isStrongPassword,
  isWebAddress,
  kindByName,
  kindInText: classifyText,
  monthInName,
  monthsIn: (text) => parseMonths([[text, text], [text]]),
  numberHint: (text) => numberHint('aadhar', text),
  parseAmount,
  parseDay,
  parseStatement: (text) => parseStatement({ first: text, last: text }),
  periodInText,
  extensionOf,
  refusedCharacters,
  safeFileName,
  cleanFileName,
  composeFileName: (text) => composeFileName(text, text),
  sayRefused: (text) => describeRefusedCharacters(refusedCharacters(text)),
  searchWords,
  serviceOfDocType,
  splitName: splitFileName,
  toOwnersName,
  uniqueName: (text) => uniqueName(text, [text]),
  withoutFormula: stripFormulaPrefix,
  withoutTurns: stripBidiControls,
}

/** What patterns stumble over: runs that almost fit, again and again, and an end that does not. */
const RUNS = [
  '.',
  ' ',
  '1',
  '1,',
  '1,,',
  '1.',
  '1-',
  '-',
  '(',
  '((1',
  '/-',
  '= ',
  '<a@a.',
  '₹ ',
  'a',
  'a ',
  'a.',
  'a@',
  '_A',
  'jan ',
  '\u202E',
  'HDFC0',
  '1/1/26 to ',
]
const ENDS = ['', 'x']
const HOSTILE = RUNS.flatMap((run) =>
  ENDS.map((end) => (length: number) => `1${run.repeat(length / run.length)}${end}`),
)

const SHORT = 1_000
const FACTOR = 4
/** Below this a figure is the clock's. */
const NOTICED_MS = 8

/** Of this process alone: other programs on the machine do not count. */
function cpuTimeOf(read: (text: string) => unknown, text: string): number {
  const start = process.cpuUsage()
  read(text)
  return process.cpuUsage(start).user / 1000
}

/** The better of two: memory may be tidied up in one. */
const better = (read: (text: string) => unknown, text: string) =>
  Math.min(cpuTimeOf(read, text), cpuTimeOf(read, text))

/**
 * Whether four times the text, which took so long, took much more than four times as long: with the square it takes
 * sixteen times.
 */
function growsFaster(
  read: (text: string) => unknown,
  make: (length: number) => string,
  long: number,
): boolean {
  const short = Math.max(better(read, make(SHORT)), NOTICED_MS / FACTOR)
  return long > 2.5 * FACTOR * short
}

/** A busy machine makes one measurement wrong, not each. */
const ATTEMPTS = 6

it.each(Object.entries(READERS))('%s runs in linear time', (_, read) => {
  const slow = HOSTILE.filter((make) => {
    const text = make(SHORT * FACTOR)
    let long = cpuTimeOf(read, text)
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (long < NOTICED_MS || !growsFaster(read, make, long)) return false
      long = better(read, text)
    }
    return true
  })
  expect(slow.map((make) => make(12))).toEqual([])
})
