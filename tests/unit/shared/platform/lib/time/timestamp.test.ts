import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  formatIndiaDate,
  formatIndiaDateTime,
  formatIndiaTime,
} from '#shared/platform/lib/time/clock.ts'
import { addDays, addMonths, toIndiaDay } from '#shared/platform/lib/time/day.ts'
import { toIsoTime } from '#shared/platform/lib/time/timestamp.ts'
import { dayOf } from '#shared/ui/preview/sheet/cellValue.ts'

it.each([1e300, -1e300, 8.64e15 + 1, Infinity, Number.NaN])('%s is no time', (ms) => {
  const texts = [toIndiaDay(ms), formatIndiaTime(ms), formatIndiaDate(ms), toIsoTime(ms), dayOf(ms)]
  expect(texts).toEqual(['', '', '', '', ''])
  expect(formatIndiaDateTime(ms)).toBe('–')
})

it('counting from text that is not a day gives no day', () => {
  expect([addDays('soon', 1), addMonths('soon', 1), addDays('2026-11-20', 1e300)]).toEqual([
    '',
    '',
    '',
  ])
})

it('no other file formats a time, because a number that is no time throws', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('timestamp.ts'))
    .filter((path) =>
      /\.toISOString\(|DateTimeFormat\(/.test(readFileSync(join('src', path), 'utf8')),
    )
  expect(files).toEqual([])
})
