import { describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { NO_HISTORY } from '#features/applicants/history/applicantHistory.ts'
import { buildMemo, type MemoInput } from '#features/applicants/memo/buildMemo.ts'
import type { MemoCell } from '#features/applicants/memo/memo.ts'
import { toSheets } from '#features/applicants/memo/toSheets.ts'
import { placeKey } from '#features/applicants/sections/placeKey.ts'
import { makeWorkbook } from '#shared/platform/files/makeWorkbook.ts'
import { aDoneJob } from '../../../shared/kits/jobs/builders.ts'
import { anApplicant, entryNamed, fileNamed } from '../builders.ts'
import { aComparison } from '../page/aComparison.ts'

const PAN_POINT = 'PAN differs: ABKPD4821M on the card, ABKPD4821N in the payslip.'

const APPLICANT = anApplicant({
  name: '',
  jobs: ['payslips', 'pan', 'bank'],
  entries: [entryNamed('later')],
  obligations: { 'hdfc-7812:bajaj:2000000': 'confirmed', 'hdfc-7812:sbi:400000': 'removed' },
  notes: {
    'identity:pan': { text: 'Typing error; account 50100123457812', about: PAN_POINT },
    'income:2026-07:differs': { text: 'Old note', about: 'It said something else.' },
  },
})

const JOBS = {
  payslips: aDoneJob({ id: 'payslips', files: [fileNamed('slips')], subject: 'Ananya Deshpande' }),
  pan: aDoneJob({
    id: 'pan',
    title: 'PAN card',
    files: [{ ...fileNamed('pan'), name: 'pan.jpg', kind: 'jpg', pages: null }],
  }),
  bank: aDoneJob({
    id: 'bank',
    title: 'Bank statement',
    files: [fileNamed('Apr-Jun'), fileNamed('50100123457812')],
  }),
}

const memoOf = (over: Partial<MemoInput> = {}) => {
  const comparison = over.comparison ?? aComparison()
  const [month] = comparison.income?.months ?? []
  const net = month?.net ?? 'notRead'
  const pages = new Map(net === 'notRead' ? [] : [[placeKey(net), { file: 'file-slips', page: 2 }]])
  return buildMemo({
    applicant: APPLICANT,
    jobs: JOBS,
    comparison,
    history: NO_HISTORY,
    pages,
    at: Date.parse('2026-11-23T12:00:00Z'),
    preparedBy: 'Meera Nair',
    showsWholeNumbers: false,
    ...over,
  })
}

const shown = (cell: MemoCell): string => {
  if (cell === null) return '–'
  if (cell.kind === 'day') return cell.day
  const value = cell.kind === 'amount' ? String(cell.paise) : cell.text
  return cell.sources.length === 0 ? value : `${value} [${cell.sources.join('; ')}]`
}

const rowsOf = (title: string, memo = memoOf(), table = 0) =>
  memo.sections
    .find((section) => section.title === title)
    ?.tables[table]?.rows.map((row) => row.map(shown))

describe('the memo of an applicant', () => {
  it('has each figure with the number of its document, its page or its row', () => {
    expect(rowsOf('Documents')?.map(([number, name]) => [number, name])).toEqual([
      ['1', 'slips.pdf'],
      ['2', 'pan.jpg'],
      ['3', 'Apr-Jun.pdf'],
      ['4', '•••• 7812.pdf'],
      ['W1', 'Workbook of 3–4, sheet CAM TERMS'],
      ['–', 'later.pdf'],
    ])
    expect(rowsOf('Income by month')?.[1]).toEqual([
      'Jul 2026',
      '21025000 [1]',
      '4130000 [1]',
      '16895000 [1 p. 2]',
      '16245000 [W1 row 21]',
      '2026-07-28',
      'Off by 6,500.00 (employer’s name)',
    ])
  })

  it('has a row for each way in which a fact is printed', () => {
    expect(rowsOf('Identity')?.slice(0, 4)).toEqual([
      ['Name', 'ANANYA DESHPANDE [2]', 'Same after normalising (ignored: case)'],
      ['–', 'Ananya Deshpande [1]', '–'],
      ['PAN', 'ABKPD4821M [2]', 'Differs'],
      ['–', 'ABKPD4821N [1]', '–'],
    ])
  })

  it('sums confirmed obligations only', () => {
    expect(rowsOf('Summary')).toEqual([
      ['Average net income a month (₹)', '16000000', 'Over 3 months; 2 of 3 months matched'],
      ['Obligations a month (₹)', '2000000', '1 recurring debit confirmed'],
      ['Share of income (FOIR)', '12.5 %', 'Obligations of 20,000.00 divided by the income'],
      ['Open points', '1', '1 explained'],
    ])
    expect(rowsOf('Obligations')?.map((row) => row.at(-1))).toEqual(['Confirmed', 'Removed'])
    const [table] = memoOf().sections.find(({ title }) => title === 'Obligations')?.tables ?? []
    expect(table?.footer?.map(shown)).toEqual([
      '1 confirmed',
      '–',
      '–',
      '12.5 % of the average net income, 1,60,000.00',
      '2000000',
      'All decided',
    ])
  })

  it('has no sum of obligations while none is confirmed', () => {
    const applicant = { ...APPLICANT, obligations: {} }
    expect(rowsOf('Summary', memoOf({ applicant }))?.slice(1, 3)).toEqual([
      ['Obligations a month', 'Not known', '2 recurring debits to decide'],
      ['Share of income (FOIR)', 'Not known', 'Needs income and confirmed obligations'],
    ])
  })

  it('starts with the sentence of the page, and has the new instalment', () => {
    const applicant = { ...APPLICANT, newInstalment: 1_200_000 }
    const [summary] = memoOf({ applicant }).sections
    expect(summary?.notes).toEqual([
      'Earns 1,60,000 a month (1 of 1 credit seen), owes 20,000 (12.5 %), 1 point to ask.',
    ])
    expect(rowsOf('Summary', memoOf({ applicant }))?.at(-1)?.slice(0, 2)).toEqual([
      'Share of income with the new instalment',
      '20.0 %',
    ])
  })

  it('shows a note only beside the point that it explains', () => {
    expect(rowsOf('Open points')?.map((row) => row.slice(4))).toEqual([
      ['Explained', 'Typing error; account •••• 7812'],
      ['Open', '–'],
    ])
  })

  it('shows Aadhaar and account numbers whole where the deployment wants it', () => {
    const aadhaar = {
      value: '2345 6789 0124',
      job: 'pan',
      source: { kind: 'text' as const, text: '2345 6789 0124' },
      marked: [],
    }
    const comparison = aComparison({
      identity: [{ fact: 'aadhaar', cells: { 'pan 0': [aadhaar] }, result: { kind: 'same' } }],
    })
    expect(rowsOf('Identity', memoOf({ comparison }))?.[0]?.[1]).toBe('•••• 0124 [2]')
    const whole = memoOf({ comparison, showsWholeNumbers: true })
    expect(rowsOf('Identity', whole)?.[0]?.[1]).toBe('2345 6789 0124 [2]')
    expect(rowsOf('Documents', whole)?.[3]?.[1]).toBe('50100123457812.pdf')
  })

  it('says why a section is empty', () => {
    const unavailable = { income: 'No sheet has transactions.' }
    const memo = memoOf({ comparison: aComparison({ income: null, unavailable }) })
    expect(memo.sections.find(({ title }) => title === 'Income by month')).toMatchObject({
      notes: ['No sheet has transactions.'],
      tables: [],
    })
  })
})

it('is a workbook with a sheet per section, with numbers and days', async () => {
  const blob = await makeWorkbook(toSheets(memoOf()))
  const workbook = read(await blob.arrayBuffer(), { cellDates: true, UTC: true })
  expect(workbook.SheetNames).toEqual([
    'Summary',
    'Documents',
    'Open points',
    'Identity',
    'Income by month',
    'Obligations',
    'Account conduct',
  ])
  const income = workbook.Sheets['Income by month'] ?? {}
  const table = utils.sheet_to_json<unknown[]>(income, { header: 1, UTC: true, defval: null })
  const header = table.findIndex((row) => row[0] === 'Month')
  const columns = table[header] ?? []
  const july = table[header + 2] ?? []
  const at = (name: string) => july[columns.indexOf(name)]
  expect([at('Net pay (₹)'), at('Net pay: source')]).toEqual([168_950, '1 p. 2'])
  expect([at('Salary credit (₹)'), at('Salary credit: source')]).toEqual([162_450, 'W1 row 21'])
  expect(at('Value date')).toEqual(new Date('2026-07-28T00:00:00Z'))
})
