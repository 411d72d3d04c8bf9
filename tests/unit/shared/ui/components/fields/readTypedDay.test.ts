import { expect, it } from 'vitest'
import { readTypedDay } from '#shared/ui/components/fields/readTypedDay.ts'

it.each([
  '01/04/2026',
  ' 1/4/2026 ',
  '1-4-26',
  '1.4.26',
  '1 4 2026',
  '01042026',
  '1 Apr 2026',
  '1-apr-26',
  '1Apr2026',
  '1st April, 2026',
  '2026-04-01',
  '2026/4/1',
])('reads %j as 1 April 2026', (text) => {
  expect(readTypedDay(text)).toEqual({ day: '2026-04-01', error: null })
})

it.each([
  ['', null],
  ['29/2/28', null],
  ['1/1/70', null],
  ['31', 'Enter day, month and year, such as 20/11/2026.'],
  ['1/4', 'Enter day, month and year, such as 20/11/2026.'],
  ['1/4/202', 'Enter day, month and year, such as 20/11/2026.'],
  ['1/4/2026 10:30', 'Enter day, month and year, such as 20/11/2026.'],
  ['next Monday', 'Enter day, month and year, such as 20/11/2026.'],
  ['10/31/2026', 'There is no month 31. Enter the day first, such as 20/11/2026.'],
  ['1/0/2026', 'There is no month 0. Enter the day first, such as 20/11/2026.'],
  ['1 Xyz 2026', 'There is no month Xyz. Enter the day first, such as 20/11/2026.'],
  ['31/4/2026', 'Apr 2026 has the days 1 to 30.'],
  ['29-2-26', 'Feb 2026 has the days 1 to 28.'],
  ['0/2/2026', 'Feb 2026 has the days 1 to 28.'],
])('what is wrong with %j: %s', (text, error) => {
  expect(readTypedDay(text).error).toBe(error)
})
