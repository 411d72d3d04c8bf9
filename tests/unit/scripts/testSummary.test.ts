import { expect, it } from 'vitest'
import { summary } from '../../../scripts/test/summary.mjs'

const vitest = { numPassedTests: 4000, numFailedTests: 0, numPendingTests: 0 }
const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] })
const playwright = (flaky: string[], stats: object = {}) => ({
  stats: { expected: 150 - flaky.length, flaky: flaky.length, unexpected: 0, skipped: 0, ...stats },
  suites: [
    { specs: [], suites: [{ specs: flaky.map((title) => spec(title, 'flaky')) }] },
    { specs: [spec('steady', 'expected')] },
  ],
})

it('ends with the counts of both runners on one line', () => {
  const { lines, isGood } = summary(vitest, playwright([]))
  expect(lines).toEqual(['', '4150 passed, 0 failed'])
  expect(isGood).toBe(true)
})

it('lists retried tests and allows one in fifty', () => {
  const one = summary(vitest, playwright(['slow']))
  expect(one.lines).toEqual([
    'Passed at the second try: a.spec.ts › slow',
    '',
    '4150 passed, 0 failed',
  ])
  expect(one.isGood).toBe(true)
  const four = summary(vitest, playwright(['slow', 'slower', 'late', 'later']))
  expect(four.lines).toContain('4 second tries; at most 3 may need one.')
  expect(four.isGood).toBe(false)
})

it('fails with a failed test of either, and when nothing ran', () => {
  expect(summary({ ...vitest, numFailedTests: 2 }, playwright([])).isGood).toBe(false)
  const failed = summary(vitest, playwright([], { unexpected: 1, skipped: 3 }))
  expect(failed.lines).toEqual(['', '4150 passed, 1 failed, 3 skipped'])
  expect(failed.isGood).toBe(false)
  expect(summary(null, null).isGood).toBe(false)
})

it('lists failures in its last lines, visible in a truncated log', () => {
  const testResults = [
    {
      name: `${process.cwd()}/tests/a.test.ts`,
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        {
          status: 'failed',
          fullName: 'takes away',
          failureMessages: ['Error: 1 is not 2\n  at …'],
        },
      ],
    },
    { name: 'b.test.ts', message: 'Cannot find module\nb.ts', assertionResults: [] },
  ]
  const report = playwright([], { expected: 149, unexpected: 1 })
  report.suites.push({ specs: [spec('late', 'unexpected')] })
  const { lines } = summary({ ...vitest, numFailedTests: 1, testResults }, report)
  expect(lines).toEqual([
    'Failed: tests/a.test.ts › takes away: Error: 1 is not 2',
    'Failed: b.test.ts: Cannot find module',
    'Failed: a.spec.ts › late',
    '',
    '4149 passed, 2 failed',
  ])
})

it('counts one runner if a filter matches only its tests', () => {
  expect(summary(vitest, null).lines).toEqual(['', '4000 passed, 0 failed'])
  expect(summary(null, playwright([])).lines).toEqual(['', '150 passed, 0 failed'])
})
