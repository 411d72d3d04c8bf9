import { utils, write, type WorkSheet } from 'xlsx'
import type { Statement } from './sampleStatement.ts'

export const SAMPLE_NOTE =
  'Sample statement. The sandbox does not read pictures: the figures are not those of your passbook.'

/** Indian grouping as a spreadsheet format: crores, lakhs, the rest. */
const MONEY = String.raw`[>=10000000]##\,##\,##\,##0.00;[>=100000]##\,##\,##0.00;#,##0.00`
const rupees = (paise: number) => ({ t: 'n', v: paise / 100, z: MONEY })
const blankAtZero = (paise: number) => (paise === 0 ? null : rupees(paise))

function summaryOf(front: string, pages: number, statement: Statement): WorkSheet {
  const sheet = utils.aoa_to_sheet([
    ['PASSBOOK ANALYSIS'],
    [SAMPLE_NOTE],
    [],
    ['Front page', front],
    ['Transaction pages', pages],
    ['Transactions', statement.rows.length],
    ['Opening balance', rupees(statement.opening)],
    ['Total credits', rupees(statement.credits)],
    ['Total debits', rupees(statement.debits)],
    ['Closing balance', rupees(statement.closing)],
  ])
  sheet['!cols'] = [{ wch: 20 }, { wch: 28 }]
  return sheet
}

function transactionsOf({ rows }: Statement): WorkSheet {
  const sheet = utils.aoa_to_sheet([
    ['No.', 'Date', 'Particulars', 'Debit', 'Credit', 'Balance', 'Page'],
    ...rows.map(({ date, particulars, debit, credit, balance, page }, index) => [
      index + 1,
      date,
      particulars,
      blankAtZero(debit),
      blankAtZero(credit),
      rupees(balance),
      page,
    ]),
  ])
  sheet['!cols'] = [5, 11, 27, 12, 12, 12, 20].map((wch) => ({ wch }))
  return sheet
}

/** The report workbook: a summary, then the transactions. */
export function toWorkbook(front: string, pages: number, statement: Statement): ArrayBuffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, summaryOf(front, pages, statement), 'SUMMARY')
  utils.book_append_sheet(book, transactionsOf(statement), 'TRANSACTIONS')
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  if (!(bytes instanceof ArrayBuffer)) throw new Error('xlsx wrote no ArrayBuffer')
  return bytes
}
