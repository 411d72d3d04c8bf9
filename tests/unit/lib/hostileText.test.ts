import { expect, it } from 'vitest'
import { isWebAddress } from '#features/admin/fieldRules.ts'
import { headersThatFit } from '#shared/api/headerText.ts'
import { initialsOf } from '#shared/lib/initials.ts'
import { bankInName, bankInText } from '#features/financial/bankStatement/banks/recogniseBank.ts'
import { periodInText } from '#features/financial/bankStatement/intake/files/readStatement.ts'
import { monthInName } from '#features/financial/bankStatement/intake/months/monthStrip.ts'
import { toOwnersName } from '#features/financial/bankStatement/intake/state/intake.ts'
import { monthsIn } from '#features/financial/bankStatement/output/months/addsUp.ts'
import { checkBalance } from '#features/financial/financialStatement/balanceCheck.ts'
import { entriesOf } from '#features/financial/form26as/details.ts'
import { aadhaarDigits, groupAadhaar, hideAadhaar } from '#features/idExtraction/aadhaar.ts'
import { serviceOfDocType } from '#features/idExtraction/idKinds.ts'
import { CASE_COLUMNS } from '#features/kyc/dav/create/columns.ts'
import { JOB_COLUMNS } from '#features/kyc/uan/create/columns.ts'
import { numberHint } from '#features/idExtraction/numberHint.ts'
import { isDay, parseDay } from '#shared/lib/day.ts'
import { kindInText } from '#shared/document/kindInText.ts'
import { checkCell } from '#shared/csv/preflight/checkCell.ts'
import { detailLabel } from '#shared/lib/detailLabel.ts'
import { isEmail, isName, isPhone } from '#shared/lib/fieldRules.ts'
import {
  cleanFileName,
  composeFileName,
  cutName,
  extensionOf,
  safeFileName,
  splitName,
  withoutTurns,
} from '#shared/lib/fileName.ts'
import { isFormula, withoutFormula } from '#shared/lib/formulaText.ts'
import { parseAmount } from '#shared/lib/money.ts'
import { isStrongPassword } from '#shared/lib/passwordRules.ts'
import { amountOf, findTyped, findValue } from '#shared/preview/findText.ts'
import { searchWords } from '#shared/ui/table/searchIndex.ts'
import { autoRename, refusedCharacters, sayRefused, uniqueName } from '#shared/upload/nameRules.ts'
import { isHeicName, kindByName } from '#shared/upload/fileKind.ts'

/** Who brings a text from outside before a pattern: names, pages of documents, answers, what is typed. */
const READERS: Record<string, (text: string) => unknown> = {
  aadhaarDigits,
  amountOf,
  autoRename,
  bankInName,
  bankInText,
  ...Object.fromEntries(
    Object.entries({ ...CASE_COLUMNS, ...JOB_COLUMNS }).map(([name, column]) => [
      `a CSV's ${name}`,
      (text: string) => checkCell(column, text),
    ]),
  ),
  checkBalance: (text) => checkBalance([[text, text], [text]]),
  cutName,
  detailLabel,
  entriesOf: (text) => entriesOf([[text], [text]]),
  'findTyped, a page': (text) => findTyped(text, '38,400.00'),
  'findTyped, all of it': (text) => findTyped(text, text),
  'findValue, a day': (text) => findValue(text, '12-06-2021'),
  'findValue, a page': (text) => findValue(text, '38,400.00'),
  'findValue, all of it': (text) => findValue(text, text),
  groupAadhaar,
  headersThatFit: (text) => headersThatFit({ email: text }),
  hideAadhaar: (text) => hideAadhaar(text, '234567890124'),
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
  kindInText,
  monthInName,
  monthsIn: (text) => monthsIn([[text, text], [text]]),
  numberHint: (text) => numberHint('aadhar', text),
  parseAmount,
  parseDay,
  periodInText,
  extensionOf,
  refusedCharacters,
  safeFileName,
  cleanFileName,
  composeFileName: (text) => composeFileName(text, text),
  sayRefused: (text) => sayRefused(refusedCharacters(text)),
  searchWords,
  serviceOfDocType,
  splitName,
  toOwnersName,
  uniqueName: (text) => uniqueName(text, [text]),
  withoutFormula,
  withoutTurns,
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

const SHORT = 2_000
const FACTOR = 4
/** Below this a figure is the clock's. */
const NOTICED_MS = 8

/** Of this process alone: other programs on the machine do not count. */
function took(read: (text: string) => unknown, text: string): number {
  const began = process.cpuUsage()
  read(text)
  return process.cpuUsage(began).user / 1000
}

/** The best of some: memory may be tidied up in between. */
const best = (read: (text: string) => unknown, text: string) =>
  Math.min(...Array.from({ length: 4 }, () => took(read, text)))

it.each(Object.entries(READERS))('%s takes at most in proportion to the text', (_, read) => {
  const slow = HOSTILE.filter((make) => {
    if (took(read, make(SHORT * FACTOR)) < NOTICED_MS) return false
    const short = Math.max(best(read, make(SHORT)), NOTICED_MS / FACTOR)
    // In proportion it is 4, with the square 16.
    return best(read, make(SHORT * FACTOR)) > 2.5 * FACTOR * short
  })
  expect(slow.map((make) => make(12))).toEqual([])
})
