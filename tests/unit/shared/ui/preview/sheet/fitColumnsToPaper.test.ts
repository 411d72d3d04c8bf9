import { expect, it } from 'vitest'
import {
  measurePrintColumn,
  fitColumnsToPaper,
} from '#shared/ui/preview/sheet/fitColumnsToPaper.ts'
import { createSheetStore } from '#shared/ui/preview/sheet/sheetStore.ts'

const columnOf = (texts: readonly string[], name = '', isNumber = false) => {
  const cells = texts.map((text) => [{ text, isNumber }])
  const table = { rows: texts.length, columns: 1, textLengths: [] }
  const store = createSheetStore(table, cells, () => Promise.resolve([]))
  return measurePrintColumn(store, [...texts.keys()], 0, name)
}

it('a printed column is as wide as its longest word, including its name', () => {
  expect(columnOf(['NEFT CR SAHYADRI SALARY', 'INT. PD'])).toEqual({
    column: 0,
    hasFigures: false,
    hasLongWords: false,
    width: 62,
  })
  // A short text is not broken.
  expect(columnOf(['May 2026'])).toMatchObject({ width: 62 })
  expect(columnOf(['1.00', '1,68,950.00'], '', true)).toMatchObject({
    hasFigures: true,
    width: 81.5,
  })
  expect(columnOf(['1'], 'Particulars')).toMatchObject({ width: 81.5 })
  expect(columnOf(['x'.repeat(5000)])).toMatchObject({ hasLongWords: true, width: 205 })
})

const figures = (count: number) => Array.from({ length: count }, () => ({ width: 88 }))

it.each([
  ['seven columns of figures', figures(7), 7, false],
  ['nine of them', figures(9), 9, true],
  ['more than paper is wide', figures(30), 11, true],
  ['one that is wider than paper', [{ width: 2000 }, { width: 20 }], 1, true],
  ['none', [], 0, false],
])('of %s', (_, columns, count, isAcross) => {
  expect(fitColumnsToPaper(columns)).toEqual({
    shown: columns.slice(0, count),
    isLandscape: isAcross,
  })
})
