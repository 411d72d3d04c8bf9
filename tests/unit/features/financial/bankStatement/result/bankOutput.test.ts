import { describe, expect, it } from 'vitest'
import {
  parseOutput,
  tabsOf,
  toJobResult,
  type BankOutput,
} from '#features/financial/bankStatement/result/bankOutput.ts'

const blob = (text: string) => new Blob([text])

function anOutput(over: Partial<BankOutput> = {}): BankOutput {
  return {
    totalAccounts: 2,
    failedAccounts: [],
    failedFiles: {},
    zip: blob('zip'),
    workbooks: { account_1: blob('1'), account_2: blob('2'), common: blob('c') },
    unread: [],
    pdfs: { account_1: blob('p1'), account_2: blob('p2') },
    ...over,
  }
}

describe('tabs', () => {
  it.each<[string, Partial<BankOutput>, string[]]>([
    ['two accounts', {}, ['account_1', 'account_2', 'common']],
    ['one account', { totalAccounts: 1, workbooks: { account_1: blob('1') } }, ['account_1']],
    ['one account, although the ZIP contains a common sheet', { totalAccounts: 1 }, ['account_1']],
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
    ['an unreadable ZIP', { workbooks: null }, ['account_1', 'account_2']],
  ])('%s', (_, over, tabs) => {
    expect(tabsOf(anOutput(over))).toEqual(tabs)
  })
})

describe('stored output', () => {
  it.each<[string, BankOutput]>([
    ['everything', anOutput()],
    ['an unreadable ZIP without PDFs', anOutput({ workbooks: null, pdfs: {} })],
    [
      'failures',
      anOutput({ failedAccounts: ['account_2'], failedFiles: { account_2: ['x.pdf'] } }),
    ],
  ])('%s is restored unchanged', (_, output) => {
    const stored = toJobResult(output)
    expect(parseOutput({ ...stored, data: JSON.parse(JSON.stringify(stored.data)) })).toEqual(
      output,
    )
  })

  it.each([
    ['no zip', { data: toJobResult(anOutput()).data, files: {} }],
    ['other data', { data: [], files: { 'report.zip': blob('zip') } }],
    ['an unknown account', { data: { totalAccounts: 3 }, files: { 'report.zip': blob('zip') } }],
  ])('rejects %s', (_, stored) => {
    expect(parseOutput(stored)).toBeNull()
  })
})
