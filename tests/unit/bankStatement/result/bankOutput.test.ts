import { describe, expect, it } from 'vitest'
import {
  parseOutput,
  tabsOf,
  toJobResult,
  type BankOutput,
} from '#features/financial/bankStatement/result/bankOutput.ts'
import { accountName, failedLists } from '#features/financial/bankStatement/result/failedLists.ts'
import { readReports } from '#features/financial/bankStatement/result/readReports.ts'
import { bankEstimateMs, sizeFactor } from '#features/financial/bankStatement/estimate.ts'
import { bankPhases } from '#features/financial/bankStatement/processing/phases.ts'
import { toJobOptions } from '#features/financial/bankStatement/wire/submission.ts'
import { makeZip } from '#shared/files/zip.ts'
import type { RunningJob } from '#shared/jobs/job.ts'
import { aFile, anAccount, aSubmission } from '../builders.ts'

const blob = (text: string) => new Blob([text])

function anOutput(over: Partial<BankOutput> = {}): BankOutput {
  return {
    totalAccounts: 2,
    failedAccounts: [],
    failedFiles: {},
    zip: blob('zip'),
    workbooks: { account_1: blob('1'), account_2: blob('2'), common: blob('c') },
    pdfs: { account_1: blob('p1'), account_2: blob('p2') },
    ...over,
  }
}

describe('tabs', () => {
  it.each<[string, Partial<BankOutput>, string[]]>([
    ['two accounts', {}, ['account_1', 'account_2', 'common']],
    ['one account', { totalAccounts: 1, workbooks: { account_1: blob('1') } }, ['account_1']],
    ['one account, though the zip holds a sheet at its top', { totalAccounts: 1 }, ['account_1']],
    [
      'a failed first account',
      { failedAccounts: ['account_1'], workbooks: { account_2: blob('2') } },
      ['account_2'],
    ],
    [
      'a failed second account',
      { failedAccounts: ['account_2'], workbooks: { account_1: blob('1') } },
      ['account_1'],
    ],
    [
      'no common sheet',
      { workbooks: { account_1: blob('1'), account_2: blob('2') } },
      ['account_1', 'account_2'],
    ],
    ['a zip that cannot be read', { workbooks: null }, ['account_1', 'account_2']],
  ])('%s', (_, over, tabs) => {
    expect(tabsOf(anOutput(over))).toEqual(tabs)
  })
})

describe('keeping', () => {
  it.each<[string, BankOutput]>([
    ['everything', anOutput()],
    ['an unreadable zip and no PDF', anOutput({ workbooks: null, pdfs: {} })],
    [
      'failures',
      anOutput({ failedAccounts: ['account_2'], failedFiles: { account_2: ['x.pdf'] } }),
    ],
  ])('%s comes back as it was', (_, output) => {
    const kept = toJobResult(output)
    expect(parseOutput({ ...kept, data: JSON.parse(JSON.stringify(kept.data)) })).toEqual(output)
  })

  it.each([
    ['no zip', { data: toJobResult(anOutput()).data, files: {} }],
    ['data of another kind', { data: [], files: { 'report.zip': blob('zip') } }],
    [
      'an account that there is not',
      { data: { totalAccounts: 3 }, files: { 'report.zip': blob('zip') } },
    ],
  ])('%s is none', (_, kept) => {
    expect(parseOutput(kept)).toBeNull()
  })
})

describe('the zip', () => {
  const zipped = async (...files: [string, Blob][]) =>
    makeZip(files.map(([name, content]) => ({ name, blob: content })))

  it('holds the common sheet at its top and each account in a zip of its own (D8)', async () => {
    const zip = await zipped(
      ['inter_bank.xlsx', blob('common')],
      [
        'Report_Account_1.zip',
        await zipped(['analysis.xlsx', blob('one')], ['readme.txt', blob('x')]),
      ],
      ['account_2.zip', await zipped(['analysis.XLSX', blob('two')])],
      ['other.zip', await zipped(['analysis.xlsx', blob('nobody')])],
    )
    const workbooks = await readReports(zip)
    expect(Object.keys(workbooks ?? {}).sort()).toEqual(['account_1', 'account_2', 'common'])
    expect(await workbooks?.account_1?.text()).toBe('one')
    expect(await workbooks?.account_2?.text()).toBe('two')
    expect(await workbooks?.common?.text()).toBe('common')
    expect(workbooks?.common?.type).toContain('spreadsheetml')
  })

  it('that is none gives null', async () => {
    expect(await readReports(blob('This is not a zip.'))).toBeNull()
  })
})

describe('estimate', () => {
  it.each([
    [1, 8],
    [9, 8],
    [10, 11],
    [39, 11],
    [40, 13],
    [69, 13],
    [70, 20],
    [199, 20],
    [200, 25],
    [299, 25],
    [300, 30],
    [399, 30],
    [400, 40],
    [599, 40],
    [600, 50],
    [999, 50],
    [1000, 60],
    [1399, 60],
    [1400, 75],
    [1999, 75],
    [2000, 80],
    [9000, 80],
  ])('%d pages: %d minutes', (pages, minutes) => {
    expect(bankEstimateMs(pages)).toBe(minutes * 60_000)
  })

  it('is 02:45 where the pages are not known', () => {
    expect(bankEstimateMs(0)).toBe(165_000)
  })

  it.each([
    [0, 1],
    [10, 1],
    [10.01, 1.5],
    [14.99, 1.5],
    [15, 2],
    [20, 2],
  ])('%d MB: times %d', (megabytes, factor) => {
    expect(sizeFactor(megabytes * 1_048_576)).toBe(factor)
    expect(bankEstimateMs(5, megabytes * 1_048_576)).toBe(8 * 60_000 * factor)
  })
})

function aJob(percentage: number, kind: RunningJob['kind'] = 'processEnabled'): RunningJob {
  return {
    id: 'j1',
    analyzer: 'bankStatement',
    title: 'Bank statement',
    path: '/bankstatement',
    owner: 'a@b.c',
    files: [],
    options: {},
    transactionId: 'b-1',
    startedAt: 0,
    kind,
    report: { percentage, at: 0, endsAt: 1, told: true },
    marks: [],
    sent: 1,
    followUpAt: null,
    misses: 0,
  }
}

describe('steps by percentage (analyzers §4)', () => {
  it.each([
    [0, 0],
    [19, 0],
    [20, 1],
    [39, 1],
    [40, 2],
    [59, 2],
    [60, 3],
    [84, 3],
    [85, 4],
    [94, 4],
    [95, 4],
    [99, 4],
  ])('%d %%: step %d', (percentage, current) => {
    const states = bankPhases(aJob(percentage)).map(({ state }) => state)
    expect(states.indexOf('now')).toBe(current)
    expect(states.filter((state) => state === 'done')).toHaveLength(current)
  })

  it('none in the queue', () => {
    expect(bankPhases(aJob(5, 'processQueued')).every(({ state }) => state === 'next')).toBe(true)
  })
})

it('failed documents are listed per account, long names cut at 50', () => {
  const submission = aSubmission({
    accounts: [anAccount(), anAccount({ files: [aFile({ id: 'f2' })], bankName: 'Bank Name' })],
  })
  const long = `${'n'.repeat(60)}.pdf`
  expect(
    failedLists({ account_1: ['a.pdf'], account_2: [long] }, { options: toJobOptions(submission) }),
  ).toEqual([
    { heading: 'Account 1: HDFC Bank - Savings Account', items: ['a.pdf'] },
    { heading: 'Account 2', items: [`${'n'.repeat(50)}…`] },
  ])
  expect(failedLists({}, { options: {} })).toEqual([])
  expect(accountName('account_2', null)).toBe('Account 2')
})
