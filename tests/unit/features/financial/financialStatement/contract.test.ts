import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  COUNTRIES,
  COUNTRY_LABEL,
  countryOf,
  parseStoredResult,
  StatementStatusSchema,
  WORKBOOK,
} from '#features/financial/financialStatement/contract.ts'
import { toUploadBody } from '#features/financial/financialStatement/endpoints.ts'

const read = (body: unknown) => {
  const parsed = safeParse(StatementStatusSchema, body)
  return parsed.success ? parsed.output : null
}

const TIMES = { start_time: '2026-11-20T06:00:00Z', end_time: '2026-11-20T06:00:48Z' }

describe('status', () => {
  it.each([
    ['Transaction in Progress', { status: 'Transaction in Progress' }, { kind: 'running' }],
    [
      'In Progress with figures',
      { status: 'In Progress', percentage: 40, time_left: 12 },
      { kind: 'running', percentage: 40, secondsLeft: 12 },
    ],
    [
      'figures as text in other spellings',
      { status: 'In Progress', Percentage: '40%', Time_left: '12' },
      { kind: 'running', percentage: 40, secondsLeft: 12 },
    ],
    [
      'unusable figures',
      { status: 'In Progress', percentage: null, time_left: 'soon', start_time: 'now' },
      { kind: 'running' },
    ],
    ['Failed', { status: 'Failed', percentage: 100 }, { kind: 'failed' }],
    [
      'Success',
      { status: 'Success', ...TIMES },
      { kind: 'done', isPartial: false, tookMs: 48_000 },
    ],
    [
      'Partial Success',
      { status: 'Partial Success', ...TIMES },
      { kind: 'done', isPartial: true, tookMs: 48_000 },
    ],
    ['Success without times', { status: 'Success' }, { kind: 'done', isPartial: false }],
    ['an unknown status', { status: 'Paused' }, null],
    ['no status', { percentage: 3 }, null],
    ['a text', 'Success', null],
  ])('%s', (_name, body, expected) => {
    expect(read(body)).toEqual(expected)
    expect(read({ data: body })).toEqual(expected)
  })

  it.each([
    [
      'a space and microseconds',
      '2026-11-20 11:42:05.123456',
      '2026-11-20 11:43:06.123999',
      61_000,
    ],
    ['an offset', '2026-11-20T11:42:05+05:30', '2026-11-20T06:12:35Z', 30_000],
    ['epoch seconds', 1_789_000_000, 1_789_000_090, 90_000],
    ['epoch ms', 1_789_000_000_000, 1_789_000_090_000, 90_000],
    ['an end before its start', '2026-11-20T11:42:05Z', '2026-11-20T11:42:04Z', undefined],
    ['an invalid time', 'yesterday', '2026-11-20T11:42:04Z', undefined],
    ['no end', '2026-11-20T11:42:05Z', null, undefined],
  ])('execution time from %s', (_name, start_time, end_time, tookMs) => {
    const answer = read({ status: 'Success', start_time, end_time })
    expect(answer).toEqual({
      kind: 'done',
      isPartial: false,
      ...(tookMs === undefined ? {} : { tookMs }),
    })
  })
})

it('sends the file under its own name with unchanged bytes', async () => {
  const file = new File([new Uint8Array([1, 2, 3])], 'Annual report.pdf', {
    type: 'application/pdf',
  })
  const body = toUploadBody({ file, country: 'IN', sample: false })
  expect([...body.keys()]).toEqual(['file'])
  const sent = body.get('file')
  if (!(sent instanceof File)) throw new Error('no file')
  expect(sent.name).toBe('Annual report.pdf')
  expect(new Uint8Array(await sent.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
})

it.each([
  ['selected', { country: 'US' }, 'US'],
  ['none: India', {}, 'IN'],
  ['an unknown one: India', { country: 'FR' }, 'IN'],
  ['no options: India', null, 'IN'],
])('country: %s', (_name, options, expected) => {
  expect(countryOf(options)).toBe(expected)
})

it('names both countries as in the question', () => {
  expect(COUNTRIES.map((country) => COUNTRY_LABEL[country])).toEqual([
    'India (IN)',
    'United States (US)',
  ])
})

const workbook = new Blob(['PK'])

it.each([
  ['whole', { isPartial: true }, { [WORKBOOK]: workbook }, { isPartial: true, workbook }],
  ['without its workbook', { isPartial: true }, {}, null],
  ['without its data', null, { [WORKBOOK]: workbook }, null],
])('restores a stored result: %s', (_name, data, files, expected) => {
  expect(parseStoredResult(data, files)).toEqual(expected)
})
