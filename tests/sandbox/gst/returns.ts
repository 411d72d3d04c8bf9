import JSZip from 'jszip'
import * as XLSX from 'xlsx'
import type { GstSession } from './session.ts'

const MONTHS_BACK = 3
const GST_RATE = 0.18

/** A number derived from a text, always the same. */
const seedOf = (text: string) =>
  text.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7)

/** The last periods as 'MMYYYY', in the GST portal's format, newest first. */
function periodsBefore(now: number): string[] {
  const today = new Date(now)
  return Array.from({ length: MONTHS_BACK }, (_, back) => {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back - 1, 1))
    return `${String(month.getUTCMonth() + 1).padStart(2, '0')}${month.getUTCFullYear()}`
  })
}

type Invoice = { buyer: string; number: string; period: string; taxable: number; tax: number }

function invoicesOf(gstin: string, period: string): Invoice[] {
  const seed = seedOf(`${gstin}${period}`)
  return Array.from({ length: 4 + (seed % 5) }, (_, nth) => {
    const taxable = 10_000 + ((seed * (nth + 3)) % 90_000)
    const number = `INV/${period}/${String(nth + 1).padStart(3, '0')}`
    const buyer = `${gstin.slice(0, 2)}AAACB${1000 + ((seed + nth) % 9000)}K1Z5`
    return { buyer, number, period, taxable, tax: Math.round(taxable * GST_RATE) }
  })
}

function workbook({ gstin, username }: GstSession, invoices: readonly Invoice[]): ArrayBuffer {
  const book = XLSX.utils.book_new()
  const facts = [
    ['GSTIN', gstin],
    ['Username', username],
    ['Invoices', invoices.length],
    ['Sample data of the sandbox'],
  ]
  const head = ['Buyer GSTIN', 'Invoice', 'Period', 'Taxable value', 'Integrated tax']
  const rows = invoices.map(({ buyer, number, period, taxable, tax }) => [
    buyer,
    number,
    period,
    taxable,
    tax,
  ])
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(facts), 'Read me')
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([head, ...rows]), 'B2B')
  const bytes: ArrayBuffer = XLSX.write(book, { type: 'array', bookType: 'xlsx' })
  return bytes
}

const sum = (invoices: readonly Invoice[], of: 'taxable' | 'tax') =>
  invoices.reduce((total, invoice) => total + invoice[of], 0)

const gstr3b = (gstin: string, period: string, invoices: readonly Invoice[]) => ({
  gstin,
  ret_period: period,
  sup_details: { osup_det: { txval: sum(invoices, 'taxable'), iamt: sum(invoices, 'tax') } },
})

/** The ZIP of a verified taxpayer: returns of the last three months, generated from GSTIN and username. */
export async function gstReturns(session: GstSession, now: number): Promise<ArrayBuffer> {
  const { gstin } = session
  const zip = new JSZip()
  const date = new Date(now)
  const byPeriod = periodsBefore(now).map((period) => ({
    period,
    invoices: invoicesOf(gstin, period),
  }))
  const all = byPeriod.flatMap(({ invoices }) => invoices)
  zip.file(`GSTR1_${gstin}.xlsx`, workbook(session, all), { date })
  for (const { period, invoices } of byPeriod)
    zip.file(
      `GSTR3B/GSTR3B_${gstin}_${period}.json`,
      JSON.stringify(gstr3b(gstin, period, invoices)),
      { date },
    )
  const lines = byPeriod.map(
    ({ period, invoices }) => `${period},${invoices.length},${sum(invoices, 'taxable')}`,
  )
  zip.file(`summary_${gstin}.csv`, ['period,invoices,taxable', ...lines, ''].join('\r\n'), { date })
  return zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' })
}
