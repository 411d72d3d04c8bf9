import { expect, it } from 'vitest'
import {
  nextFileToSearch,
  combineResults,
  type FileResults,
} from '#shared/kits/analyzer/result/source/sourceSearch.ts'
import type { FindResult } from '#shared/ui/preview/viewerProps.ts'

const FILES = ['a', 'b', 'c'].map((id) => ({ id, name: `${id}.pdf` }))
const ABSENT: FindResult = { found: false, page: null }
const LOCKED: FindResult = { found: false, page: null, reason: 'locked' }
const SCAN: FindResult = { found: false, page: null, reason: 'noText' }
const GONE: FindResult = { found: false, page: null, reason: 'unavailable' }
const FOUND: FindResult = { found: true, page: 2 }

it.each<[string, number, FileResults, number | null]>([
  ['the next one', 0, { a: ABSENT }, 1],
  ['the next one, past a locked one', 0, { a: LOCKED }, 1],
  ['the first, after the last', 2, { c: ABSENT }, 0],
  ['none: it is found', 0, { a: FOUND }, null],
  ['none: nobody has it', 2, { a: ABSENT, b: SCAN, c: ABSENT }, null],
  ['the locked one, after all others', 2, { a: ABSENT, b: LOCKED, c: ABSENT }, 1],
  ['none: the locked one is shown', 1, { a: ABSENT, b: LOCKED, c: ABSENT }, null],
  ['another locked one, after the first was opened', 0, { a: ABSENT, b: LOCKED, c: ABSENT }, 1],
])('shows %s', (_name, shown, answers, next) => {
  expect(nextFileToSearch(FILES, shown, answers)).toBe(next)
})

it.each<[string, number, FileResults, ReturnType<typeof combineResults>]>([
  ['runs while a file was not asked', 0, { a: LOCKED, b: ABSENT }, null],
  ['is found on the shown file', 1, { a: ABSENT, b: FOUND }, FOUND],
  ['names another file that has it', 0, { a: ABSENT, b: FOUND }, { ...FOUND, file: 'b.pdf' }],
  ['is absent', 0, { a: ABSENT, b: ABSENT, c: ABSENT }, ABSENT],
  [
    'waits for a password before anything else',
    0,
    { a: SCAN, b: GONE, c: LOCKED },
    { ...LOCKED, file: 'c.pdf' },
  ],
  ['names what is gone', 0, { a: ABSENT, b: GONE, c: SCAN }, { ...GONE, file: 'b.pdf' }],
])('a search of three files %s', (_name, shown, answers, outcome) => {
  expect(combineResults(FILES, shown, answers)).toEqual(outcome)
})

it('does not name a single file', () => {
  expect(combineResults(FILES.slice(0, 1), 0, { a: LOCKED })).toEqual(LOCKED)
})
