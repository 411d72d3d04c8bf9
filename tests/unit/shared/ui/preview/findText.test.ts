import { describe, expect, it } from 'vitest'
import {
  parseAbsoluteAmount,
  findTyped,
  findValue,
  normalizeText,
} from '#shared/ui/preview/pdf/find/findText.ts'

const PAGE = `SAHYADRI PRECISION COMPONENTS PVT LTD
Employee Code SPC-2047 UAN XXXX XXXX 4321 A/c:XX0012345678 Date of Joining 12-06-2021
Basic 96,000.00 Provident fund 11,520.00
HRA 38,400.00 Days 30 Gross Rs.2,10,250.00 Net ₹1,68,950/- Loss (38,400.00)
ﬁnancial year 2026–27 30`

const texts = (ranges: { start: number; end: number }[]) =>
  ranges.map(({ start, end }) => PAGE.slice(start, end))

it.each([
  ['30-04-2025', ['30-Apr-2025', '30/04/2025', '30 April 2025', '2025-04-30']],
  ['30-Apr-2025', ['30-Apr-2025', '30/04/2025', '30 April 2025', '2025-04-30']],
  ['12-06-2021', ['12-06-2021']],
  ['31-04-2025', ['31-04-2025']],
  ['01-05-2025', []],
])('the day %s is found however it is written', (value, expected) => {
  const page =
    'on 30-Apr-2025 and 30/04/2025, 30 April 2025; 2025-04-30 not 130-04-2025 12-06-2021 31-04-2025'
  expect(findValue(page, value).map(({ start, end }) => page.slice(start, end))).toEqual(expected)
})

describe('an amount', () => {
  it.each([
    ['38,400.00', 38_400],
    ['38400.00', 38_400],
    ['38400', 38_400],
    ['₹ 38,400', 38_400],
    ['Rs. 38,400.50', 38_400.5],
    ['(1,200.00)', 1200],
    ['-1,200', 1200],
    ['5,000/-', 5000],
    ['0.00', 0],
    ['30', 30],
    ['12-06-2021', null],
    ['SPC-2047', null],
    ['2026-27', null],
    ['', null],
    ['XXXX 4321', null],
  ])('%s is %s', (text, amount) => {
    expect(parseAbsoluteAmount(text)).toBe(amount)
  })
})

describe('a value of a result', () => {
  it.each([
    ['38,400.00', ['38,400.00', '38,400.00']],
    ['38400', ['38,400.00', '38,400.00']],
    ['38400.00', ['38,400.00', '38,400.00']],
    ['2,10,250.00', ['2,10,250.00']],
    ['210250', ['2,10,250.00']],
    ['168950.00', ['1,68,950']],
    ['30', ['30', '30']],
    // A part of a date, of a code or of a longer figure is not the figure.
    ['12', []],
    ['2021', []],
    ['400', []],
    ['2047', []],
    ['sahyadri  precision', ['SAHYADRI PRECISION']],
    ['12-06-2021', ['12-06-2021']],
    ['12–06–2021', ['12-06-2021']],
    ['XXXXXXXX4321', ['XXXX XXXX 4321']],
    ['financial', ['ﬁnancial']],
    ['PVT LTD Employee', ['PVT LTD\nEmployee']],
    ['12345678', ['12345678']],
    ['nobody', []],
    ['', []],
    ['   ', []],
  ])('%s is found as %j', (value, expected) => {
    expect(texts(findValue(PAGE, value))).toEqual(expected)
  })
})

describe('what is typed', () => {
  it.each([
    ['38,4', ['38,4', '38,4']],
    ['38400', ['38,400.00', '38,400.00']],
    ['HRA 38', ['HRA 38']],
    ['spc-2047', ['SPC-2047']],
    ['XXXXXXXX', []],
    ['(', ['(']],
    ['.*', []],
  ])('%s is found as %j', (typed, expected) => {
    expect(texts(findTyped(PAGE, typed))).toEqual(expected)
  })
})

it('keeps the position of each character', () => {
  const source = 'A\u00AD  ﬁ 😀 z'
  const { text, from } = normalizeText(source)
  expect(text).toBe('a fi 😀 z')
  expect(from).toHaveLength(text.length)
  expect(source[from.at(-1) ?? 0]).toBe('z')
})
