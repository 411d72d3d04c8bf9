import { expect, type Page, test } from '@playwright/test'
import { loadPdfJs } from '../../sandbox/pdfJs.ts'

/** What is read as one: cut in two by the edge of a sheet of paper, it would be read as two, or not at all. */
const ROWS = '.result :is(tbody > tr, li, p, .kv > div, .sum-equation)'
const MOST_ROWS = 1000

/** One sheet of paper: its words, those beyond its margins, and the colours of its surfaces. */
type PrintedSheet = { words: string[]; outside: string[]; colours: ReadonlySet<string> }

/** A result as the browser prints it. */
type PrintLayout = {
  /** The words of each sheet. Digits of a figure are glyphs of their own, without a text. */
  texts: string[]
  /** Words that lie beyond the margins, where few printers print. */
  outside: string[]
  /** How many rows were printed, and which of them the edge of a sheet cuts, or no sheet has. */
  rows: number
  notWhole: { says: string; sheets: number[] }[]
}

/** A colour that stands for one row, and that nothing of the product has. */
const colourOf = (row: number) => `#${(0xd0_00_9d + (row << 8)).toString(16)}`

/** Paints each row in a colour of its own for the next print, once the page has drawn itself for it; answers what they say. */
const paintRows = (page: Page) =>
  page.evaluateHandle(
    ([rows, colours]) => {
      const said: string[] = []
      const paint = () => {
        for (const row of document.querySelectorAll<HTMLElement>(rows)) {
          if (!row.checkVisibility() || row.offsetHeight === 0) continue
          row.style.setProperty('background', colours[said.length] ?? '', 'important')
          row.style.setProperty('print-color-adjust', 'exact')
          said.push(row.textContent.slice(0, 60))
        }
      }
      const takeOff = () => {
        for (const { style } of document.querySelectorAll<HTMLElement>(rows)) {
          style.removeProperty('background')
          style.removeProperty('print-color-adjust')
        }
      }
      window.addEventListener('beforeprint', paint, { once: true })
      window.addEventListener('afterprint', takeOff, { once: true })
      return said
    },
    [ROWS, Array.from({ length: MOST_ROWS }, (_, row) => colourOf(row))] as const,
  )

/** Our margin of 12 mm, a little less. */
const MARGIN_PT = 30

async function readSheets(bytes: Uint8Array): Promise<PrintedSheet[]> {
  const { getDocument, OPS } = await loadPdfJs()
  const task = getDocument({ data: new Uint8Array(bytes) })
  const document = await task.promise
  const sheets: PrintedSheet[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    const textItems = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? [item] : [],
    )
    const { fnArray, argsArray } = await page.getOperatorList()
    const isOutside = (x: number, y: number, length: number) =>
      Math.min(x, y, height - y, width - x - length) < MARGIN_PT
    sheets.push({
      words: textItems.map(({ str }) => str),
      outside: textItems
        .filter(({ transform, width: length }) => isOutside(transform[4], transform[5], length))
        .map(({ str }) => str),
      colours: new Set(
        fnArray.map((fn, at) => (fn === OPS.setFillRGBColor ? String(argsArray[at]) : '')),
      ),
    })
  }
  await task.destroy()
  return sheets
}

/** The page as the browser prints it, which it also leaves among the results of the run. */
export async function printPage(page: Page, name: string): Promise<PrintLayout> {
  await page.emulateMedia({ media: 'print' })
  const rowHandle = await paintRows(page)
  const path = test.info().outputPath(`${name}.pdf`)
  const sheets = await readSheets(await page.pdf({ path, preferCSSPageSize: true }))
  const said = await rowHandle.jsonValue()
  await page.emulateMedia({ media: null })
  const rows = said.map((says, row) => ({
    says,
    sheets: [...sheets.keys()].filter((at) => sheets[at]?.colours.has(colourOf(row))),
  }))
  return {
    texts: sheets.map(({ words }) => words.join(' ')),
    outside: sheets.flatMap(({ outside }) => outside),
    rows: rows.length,
    notWhole: rows.filter(({ sheets: { length } }) => length !== 1),
  }
}

/** What is there to be pressed, and the source. */
const SCREEN_ONLY = /Download|Copy value|Support|Additional feedback|Find in|Show the page/

/** The words of each sheet, all of them on the paper, and no row in textItems. */
export async function expectCleanPrint(page: Page, name: string): Promise<string[]> {
  const { texts, outside, rows, notWhole } = await printPage(page, name)
  expect(rows).toBeGreaterThan(0)
  expect({ outside, notWhole }).toEqual({ outside: [], notWhole: [] })
  expect(texts.join(' ')).not.toMatch(SCREEN_ONLY)
  return texts
}
