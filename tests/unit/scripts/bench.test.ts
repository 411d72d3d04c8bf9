import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { guard } from '../../../scripts/bench/guard.mjs'
import {
  isWorse,
  mergeRows,
  readRecorded,
  tableText,
  withTable,
} from '../../../scripts/bench/record.mjs'
import { countOf, sideBySide, tableOf } from '../../../scripts/bench/rows.mjs'

const row = (name: string, ours: number, goal = 1.5) => ({
  name,
  ours,
  reference: 40,
  unit: 'ms',
  goal,
  of: 'reading the bytes',
})

describe('a run of the bench', () => {
  it('shows for each row if its goal is met, and counts them', () => {
    const rows = [row('check', 60), row('paint', 60.1), row('left behind', 0, 0)]
    expect(tableOf(rows)).toEqual({
      check: {
        ours: '60 ms',
        reference: '40 ms',
        ratio: '1.50',
        goal: '≤ 1.5 of reading the bytes',
        result: 'met',
      },
      paint: expect.objectContaining({ ratio: '1.50', result: 'missed' }),
      'left behind': expect.objectContaining({ ours: '0.0 ms', goal: 'none', result: 'met' }),
    })
    expect(countOf(rows)).toBe('2 met, 1 missed')
  })

  it('measures both sides alternately and keeps the minimum of each', async () => {
    const order: string[] = []
    const take = (side: string, values: number[]) => async () => {
      order.push(side)
      return values.shift() ?? Infinity
    }
    const found = await sideBySide(2, take('ours', [90, 30]), take('reference', [50, 80]))
    expect(found).toEqual({ ours: 30, reference: 50 })
    expect(order).toEqual(['reference', 'ours', 'reference', 'ours'])
  })
})

describe('the recorded values', () => {
  it('keep unmeasured rows, in order', () => {
    const recorded = { b: { ratio: 1, goal: 2, of: 'x' }, c: { ratio: 3, goal: 4, of: 'y' } }
    const merged = mergeRows(recorded, [row('c', 50), row('a', 55.5555)])
    expect(Object.entries(merged)).toEqual([
      ['a', { ratio: 1.39, goal: 1.5, of: 'reading the bytes' }],
      ['b', { ratio: 1, goal: 2, of: 'x' }],
      ['c', { ratio: 1.25, goal: 1.5, of: 'reading the bytes' }],
    ])
  })

  it('become the table of the page between its markers', () => {
    const recorded = { a: { ratio: 0.3, goal: 0.35, of: 'x' }, b: { ratio: 2, goal: 0, of: 'y' } }
    expect(withTable('before\n<!-- bench -->old<!-- /bench -->\nafter', recorded)).toBe(
      [
        'before',
        '<!-- bench -->',
        '',
        '| row | recorded | goal | |',
        '|---|---|---|---|',
        '| a | 0.30 | ≤ 0.35 of x | met |',
        '| b | 2.00 | none | missed |',
        '',
        '1 met, 1 missed.',
        '',
        '<!-- /bench -->',
        'after',
      ].join('\n'),
    )
  })

  it('are the figures of docs/performance.md (npm run bench -- --record writes both)', () => {
    expect(readFileSync('docs/performance.md', 'utf8')).toContain(tableText(readRecorded()))
  })
})

describe('the guard', () => {
  it.each([
    [0.39, false],
    [0.4, true],
  ])('compares %d with 0.3: worse %s', (ratio, isSo) => {
    expect(isWorse(ratio, 0.3)).toBe(isSo)
  })

  const recorded = { case: { ratio: 0.5, goal: 1, of: 'parsing' } }
  const measuring = (ratios: number[]) => [
    {
      work: async () => [{ ...row('case', 0), ours: 40 * (ratios.shift() ?? Number.NaN) }],
      rows: ['case'],
    },
  ]

  it.each([
    [[0.6], true, 'ok  case: recorded 0.50, measured 0.60'],
    [[0.7, 0.8, 0.6], true, 'ok  case: recorded 0.50, measured 0.70, 0.80, 0.60'],
    [[0.7, 0.8, 0.9], false, 'WORSE  case: recorded 0.50, measured 0.70, 0.80, 0.90'],
  ])('reports for measurements %j: %s', async (ratios, isGood, line) => {
    expect(await guard(null, recorded, measuring(ratios))).toEqual({ isGood, lines: [line] })
  })

  it('measures a row again after the others', async () => {
    const order: string[] = []
    const work = (name: string, ratios: number[]) => ({
      work: async () => {
        order.push(name)
        return [{ ...row(name, 0), ours: 40 * (ratios.shift() ?? Number.NaN) }]
      },
      rows: [name],
    })
    const values = { case: recorded.case, page: recorded.case }
    const { isGood } = await guard(null, values, [work('case', [0.9, 0.5]), work('page', [0.5])])
    expect(isGood).toBe(true)
    expect(order).toEqual(['case', 'page', 'case'])
  })

  it('fails for a row that was never recorded', async () => {
    await expect(guard(null, {}, measuring([0.1]))).rejects.toThrow('“case” has no recorded value.')
  })
})
