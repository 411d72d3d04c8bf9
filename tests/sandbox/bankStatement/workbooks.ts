import * as XLSX from 'xlsx'
import type { AccountAnalysis, BankAnalysis } from './analysis.ts'
import { transfersIn } from './interBank.ts'
import { monthName, monthsOf } from './months.ts'

type Value = string | number
/** All numbers are amounts; counts are texts. */
const AMOUNT_FORMAT = '#,##0.00'
const rupees = (paise: number) => paise / 100
const dayFirst = (date: string) => date.split('-').reverse().join('/')
const NUMBER: Record<AccountAnalysis['key'], string> = {
  account_1: 'Account 1',
  account_2: 'Account 2',
}

function bookOf(
  sheets: readonly (readonly [
    name: string,
    rows: readonly (readonly Value[])[],
    widths?: number[],
  ])[],
) {
  const book = XLSX.utils.book_new()
  for (const [name, rows, widths = [14]] of sheets) {
    const sheet = XLSX.utils.aoa_to_sheet(rows.map((row) => row.slice()))
    for (const [address, cell] of Object.entries(sheet))
      if (!address.startsWith('!') && cell.t === 'n') cell.z = AMOUNT_FORMAT
    sheet['!cols'] = widths.map((wch) => ({ wch }))
    XLSX.utils.book_append_sheet(book, sheet, name)
  }
  const bytes: ArrayBuffer = XLSX.write(book, { type: 'array', bookType: 'xlsx' })
  return new Uint8Array(bytes)
}

function summaryRows(account: AccountAnalysis, analysis: BankAnalysis): Value[][] {
  const { statement, bankName, accountType, ownerType, note } = account
  const months = monthsOf(statement)
  const last = statement.transactions.at(-1)
  const total = (name: 'credits' | 'debits') =>
    rupees(months.reduce((sum, month) => sum + month[name], 0))
  return [
    ['Bank statement analysis'],
    ...(note === null ? [] : [[note]]),
    ['Bank', bankName === 'Bank Name' || bankName === '' ? statement.bank : bankName],
    ['Account type', accountType],
    ['Owner', ownerType],
    ...(analysis.ownersName === null ? [] : [['Owner name', analysis.ownersName]]),
    ['Account holder', statement.holder],
    ['Account number', statement.accountNumber],
    ['From', dayFirst(statement.transactions[0]?.date ?? '')],
    ['To', dayFirst(last?.date ?? '')],
    ['Transactions', String(statement.transactions.length)],
    ['Opening balance', rupees(statement.opening)],
    ['Total credits', total('credits')],
    ['Total debits', total('debits')],
    ['Closing balance', rupees(last?.balance ?? statement.opening)],
  ]
}

/** The second sheet, which viewers open first. */
function monthRows({ statement, note }: AccountAnalysis): Value[][] {
  return [
    ...(note === null ? [] : [[note]]),
    [
      'Month',
      'Opening Balance',
      'Total Credits',
      'Total Debits',
      'Closing Balance',
      'No. of Credits',
      'No. of Debits',
      'Lowest Balance',
      'Highest Balance',
    ],
    ...monthsOf(statement).map((month) => [
      monthName(month.month),
      rupees(month.opening),
      rupees(month.credits),
      rupees(month.debits),
      rupees(month.closing),
      String(month.creditCount),
      String(month.debitCount),
      rupees(month.lowest),
      rupees(month.highest),
    ]),
  ]
}

function transactionRows({ statement }: AccountAnalysis, related: readonly string[]): Value[][] {
  const party = (narration: string) =>
    related.find((name) => narration.toLowerCase().includes(name.toLowerCase())) ?? ''
  return [
    ['Date', 'Narration', 'Debit', 'Credit', 'Balance', 'Related party'],
    ...statement.transactions.map(({ date, narration, debit, credit, balance }) => [
      dayFirst(date),
      narration,
      debit === 0 ? '' : rupees(debit),
      credit === 0 ? '' : rupees(credit),
      rupees(balance),
      party(narration),
    ]),
  ]
}

/** The Excel analysis of one account. */
export function accountWorkbook(account: AccountAnalysis, analysis: BankAnalysis): Uint8Array {
  return bookOf([
    ['Summary', summaryRows(account, analysis), [20, 44]],
    ['Monthly Analysis', monthRows(account), Array.from({ length: 9 }, () => 17)],
    ['Transactions', transactionRows(account, analysis.relatedParties), [12, 48, 14, 14, 16, 24]],
  ])
}

/** Transactions between the two accounts: same amount, same day. */
export function commonWorkbook({ accounts }: BankAnalysis): Uint8Array {
  const transfers = transfersIn(accounts).map(({ date, amount, from, debit, into }) => {
    const to = accounts.find(({ key }) => key !== from.key)
    return [
      dayFirst(date),
      rupees(amount),
      NUMBER[from.key],
      debit.narration,
      to === undefined ? '' : NUMBER[to.key],
      into.narration,
    ]
  })
  const rows =
    transfers.length > 0 ? transfers : [['No transactions between the two accounts were found.']]
  return bookOf([
    [
      'Inter Bank Transactions',
      [['Date', 'Amount', 'From', 'Narration', 'To', 'Narration in that account'], ...rows],
      [12, 16, 12, 44, 12, 44],
    ],
  ])
}
