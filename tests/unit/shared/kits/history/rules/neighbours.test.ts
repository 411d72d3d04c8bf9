import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { examineBytes } from '../examineFixtures.ts'

const ROWS = ['Salary', 'Rent', 'School fees', 'Insurance', 'Electricity', 'Groceries', 'Fuel']
const AMOUNTS = [
  '84,250.00',
  '21,500.00',
  '12,340.00',
  '4,815.00',
  '2,960.00',
  '9,105.00',
  '6,420.00',
]
const SIZE = 9
const TOP = 700
const STEP = 20
const [LEFT, RIGHT] = [60, 400]

type Sheet = {
  page: PDFPage
  plain: PDFFont
  other: PDFFont
  write: (text: string, y: number, font?: PDFFont) => void
}

/** A column of amounts, then whatever else is drawn. */
async function namedTraits(draw: (sheet: Sheet) => void): Promise<readonly string[]> {
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  const plain = await document.embedFont(StandardFonts.Helvetica)
  const other = await document.embedFont(StandardFonts.TimesRoman)
  const write = (text: string, y: number, font = plain) =>
    page.drawText(text, { x: LEFT, y, size: SIZE, font })
  for (const [index, row] of ROWS.entries()) {
    const amount = AMOUNTS[index] ?? ''
    write(row, TOP - index * STEP)
    const x = RIGHT - plain.widthOfTextAtSize(amount, SIZE)
    page.drawText(amount, { x, y: TOP - index * STEP, size: SIZE, font: plain })
  }
  draw({ page, plain, other, write })
  const history = await examineBytes(await document.save({ useObjectStreams: false }))
  if (history.kind !== 'read') throw new Error('not read')
  return history.findings.flatMap(({ rule, facts }) => (rule === 'neighbours' ? facts : []))
}

const LAST = TOP - ROWS.length * STEP

/** Its right edge is 2 points before that of the column. */
const shiftedRow =
  (label: string, y = LAST) =>
  ({ page, plain, write }: Sheet) => {
    const amount = '1,41,390.00'
    write(label, y)
    const x = RIGHT - 2 - plain.widthOfTextAtSize(amount, SIZE)
    page.drawText(amount, { x, y, size: SIZE, font: plain })
  }

describe('amounts that differ from their column', () => {
  it('names an amount that keeps another edge', async () => {
    expect(await namedTraits(shiftedRow('Clothing'))).toEqual(['edge'])
  })

  it.each([
    ['below', LAST - 2 * STEP],
    ['above', TOP + 3 * STEP],
  ])('says nothing of an amount of another table %s', async (_, y) => {
    expect(await namedTraits(shiftedRow('Clothing', y))).toEqual([])
  })

  it('says nothing where one of several that differ belongs to another table', async () => {
    const draw = (sheet: Sheet) => {
      shiftedRow('Clothing')(sheet)
      shiftedRow('Deposit', LAST - 4 * STEP)(sheet)
    }
    expect(await namedTraits(draw)).toEqual([])
  })

  it.each(['Total', 'TOTAL (Rs.)', 'Grand total', 'Sub-total', 'Totals', 'TOTALES'])(
    'says nothing of the row %s, which is set in its own way',
    async (label) => {
      expect(await namedTraits(shiftedRow(label))).toEqual([])
    },
  )
})

const NAMES = ['Asha Rao', 'Binod Das', 'Chitra Nair', 'Deepak Jain', 'Esha Paul', 'Farid Khan']

/** Names beside numbers, one below the other; `odd` is drawn in the place of the last. */
const names =
  (odd: (sheet: Sheet, x: number, y: number) => void) =>
  (sheet: Sheet): void => {
    for (const [index, name] of NAMES.entries()) {
      const y = LAST - 60 - index * STEP
      sheet.write(`Nominee ${index + 1}`, y)
      if (index === NAMES.length - 1) odd(sheet, 200, y)
      else sheet.page.drawText(name, { x: 200, y, size: SIZE, font: sheet.plain })
    }
  }

describe('words that differ from their column', () => {
  it('names one in another font', async () => {
    const traits = await namedTraits(
      names(({ page, other, write }, x, y) => {
        page.drawText('Farid Khan', { x, y, size: SIZE, font: other })
        write('Page 1', y - 60)
      }),
    )
    expect(traits).toEqual(['font'])
  })

  it('says nothing of one that only begins with a sign of another font', async () => {
    const traits = await namedTraits(
      names(({ page, plain, other, write }, x, y) => {
        page.drawText('b', { x, y, size: SIZE, font: other })
        page.drawText('lockers and more', { x: x + 5, y, size: SIZE, font: plain })
        write('Page 1', y - 60)
      }),
    )
    expect(traits).toEqual([])
  })

  it('says nothing of a running heading', async () => {
    const traits = await namedTraits((sheet) => {
      names(({ page, plain, write }, x, y) => {
        page.drawText('Farid Khan', { x, y, size: SIZE, font: plain })
        write('Page 1', y - 60)
      })(sheet)
      sheet.write('14', 800)
      sheet.page.drawText('Statement of nominees', {
        x: 200,
        y: 800,
        size: SIZE,
        font: sheet.other,
      })
    })
    expect(traits).toEqual([])
  })
})
