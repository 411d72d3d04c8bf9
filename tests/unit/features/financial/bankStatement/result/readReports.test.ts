import { describe, expect, it } from 'vitest'
import { readReports } from '#features/financial/bankStatement/result/readReports.ts'
import { makeZip } from '#shared/platform/files/zipWriter.ts'

const blob = (text: string) => new Blob([text])

describe('output ZIP', () => {
  const zipped = async (...files: [string, Blob][]) =>
    makeZip(files.map(([name, content]) => ({ name, blob: content })))

  it('contains the common sheet and a ZIP per account (D8)', async () => {
    const zip = await zipped(
      ['inter_bank.xlsx', blob('common')],
      [
        'Report_Account_1.zip',
        await zipped(['analysis.xlsx', blob('one')], ['readme.txt', blob('x')]),
      ],
      ['account_2.zip', await zipped(['analysis.XLSX', blob('two')])],
      ['other.zip', await zipped(['analysis.xlsx', blob('nobody')])],
    )
    const { workbooks, unread } = await readReports(zip)
    expect(unread).toEqual([])
    expect(Object.keys(workbooks ?? {}).sort()).toEqual(['account_1', 'account_2', 'common'])
    expect(await workbooks?.account_1?.text()).toBe('one')
    expect(await workbooks?.account_2?.text()).toBe('two')
    expect(await workbooks?.common?.text()).toBe('common')
    expect(workbooks?.common?.type).toContain('spreadsheetml')
  })

  it('names a damaged inner ZIP and returns the other workbooks', async () => {
    const zip = await zipped(
      ['inter_bank.xlsx', blob('common')],
      ['account_1.zip', blob('This is not a zip.')],
      ['account_2.zip', await zipped(['analysis.xlsx', blob('two')])],
    )
    const { workbooks, unread } = await readReports(zip)
    expect(Object.keys(workbooks ?? {}).sort()).toEqual(['account_2', 'common'])
    expect(unread).toEqual(['account_1.zip'])
  })

  it('returns null for an invalid ZIP', async () => {
    expect(await readReports(blob('This is not a zip.'))).toEqual({ workbooks: null, unread: [] })
  })
})
