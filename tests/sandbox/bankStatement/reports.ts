import JSZip from 'jszip'
import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from 'pdf-lib'
import type { AccountAnalysis, BankAnalysis } from './analysis.ts'
import { monthName, monthsOf } from './months.ts'
import { accountWorkbook, commonWorkbook } from './workbooks.ts'

/** A ZIP with the common sheet and one ZIP per account with its workbook (D8). */
export async function zipReport(analysis: BankAnalysis): Promise<Uint8Array> {
  const zip = new JSZip()
  if (analysis.accounts.length > 1)
    zip.file('inter_bank_transactions.xlsx', commonWorkbook(analysis))
  for (const account of analysis.accounts) {
    const inner = new JSZip()
    inner.file(`${account.key}_analysis.xlsx`, accountWorkbook(account, analysis))
    zip.file(`${account.key}.zip`, await inner.generateAsync({ type: 'uint8array' }))
  }
  return zip.generateAsync({ type: 'uint8array' })
}

const A4 = [595.28, 841.89] as const
const LEFT = 48
const RIGHT = 547
const FOOT = 60
const INK = rgb(0.07, 0.11, 0.12)
const QUIET = rgb(0.36, 0.42, 0.43)
const ACCENT = rgb(0.04, 0.33, 0.39)

const inr = (paise: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    paise / 100,
  )

/** Characters that the standard fonts lack become question marks. */
const drawable = (text: string) => text.replaceAll(/[^\u0020-\u007E]/g, '?')

type Pen = { document: PDFDocument; page: PDFPage; y: number; regular: PDFFont; bold: PDFFont }

function addPage(pen: Pen): void {
  pen.page = pen.document.addPage([...A4])
  pen.y = A4[1] - 64
}

type Column = { x: number; isNumber?: boolean }

function drawRow(
  pen: Pen,
  columns: readonly Column[],
  texts: readonly string[],
  isHead = false,
): void {
  if (pen.y < FOOT) addPage(pen)
  const font = isHead ? pen.bold : pen.regular
  for (const [index, { x, isNumber = false }] of columns.entries()) {
    const text = drawable(texts[index] ?? '')
    const at = isNumber ? x - font.widthOfTextAtSize(text, 9) : x
    pen.page.drawText(text, { x: at, y: pen.y, size: 9, font, color: isHead ? QUIET : INK })
  }
  pen.y -= 16
}

function title(pen: Pen, text: string, size: number): void {
  if (pen.y < FOOT + size * 2) addPage(pen)
  pen.page.drawText(drawable(text), { x: LEFT, y: pen.y, size, font: pen.bold, color: ACCENT })
  pen.y -= size + 10
}

const numbersAt = (...ends: number[]): Column[] => ends.map((x) => ({ x, isNumber: true }))

/** The PDF report of one account: months, then all transactions. */
export async function pdfReport({
  statement,
  bankName,
  accountType,
  note,
  key,
}: AccountAnalysis): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.setTitle(`Bank statement analysis ${key}`)
  const regular = await document.embedFont(StandardFonts.Helvetica)
  const bold = await document.embedFont(StandardFonts.HelveticaBold)
  const pen: Pen = { document, page: document.addPage([...A4]), y: A4[1] - 64, regular, bold }
  title(pen, 'Bank statement analysis', 18)
  const facts = [{ x: LEFT }, { x: LEFT + 120 }]
  for (const [label, value] of [
    ['Bank', bankName === '' || bankName === 'Bank Name' ? statement.bank : bankName],
    ['Account type', accountType],
    ['Account holder', statement.holder],
    ['Account number', statement.accountNumber],
  ] as const)
    drawRow(pen, facts, [label, value])
  if (note !== null) drawRow(pen, [{ x: LEFT }], [note])
  pen.y -= 12
  title(pen, 'Months', 12)
  const months = [{ x: LEFT }, ...numbersAt(230, 330, 440, RIGHT)]
  drawRow(pen, months, ['Month', 'Opening', 'Credits', 'Debits', 'Closing'], true)
  for (const { month, opening, credits, debits, closing } of monthsOf(statement))
    drawRow(pen, months, [monthName(month), inr(opening), inr(credits), inr(debits), inr(closing)])
  pen.y -= 12
  title(pen, 'Transactions', 12)
  const columns = [{ x: LEFT }, { x: LEFT + 64 }, ...numbersAt(390, 465, RIGHT)]
  drawRow(pen, columns, ['Date', 'Narration', 'Debit', 'Credit', 'Balance'], true)
  for (const { date, narration, debit, credit, balance } of statement.transactions)
    drawRow(pen, columns, [
      date.split('-').reverse().join('/'),
      narration.slice(0, 40),
      debit === 0 ? '' : inr(debit),
      credit === 0 ? '' : inr(credit),
      inr(balance),
    ])
  return document.save()
}
