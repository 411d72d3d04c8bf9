import { describe, expect, it } from 'vitest'
import { JOB_CSV_COLUMN_NAMES, JOB_CSV_COLUMNS } from '#features/kyc/uan/create/jobIntake.ts'
import { checkCell } from '#shared/kits/csv/preflight/checkCell.ts'
import { openCsv } from '#shared/kits/csv/preflight/csvFile.ts'

const open = (text: string, existingValues: Record<string, string[]> = {}) =>
  openCsv(new TextEncoder().encode(text), {
    columns: JOB_CSV_COLUMNS,
    template: JOB_CSV_COLUMN_NAMES,
    existingValues,
  })
const HEADER = JOB_CSV_COLUMN_NAMES.join(',')

it('has the columns of the template in order', () => {
  expect(JOB_CSV_COLUMN_NAMES).toEqual([
    'name',
    'phoneNumber',
    'uanNumber',
    'internalReferenceNumber',
  ])
})

describe('a UAN', () => {
  it.each([
    ['100984512237', null],
    ['1009 8451 2237', '100984512237'],
    ['1009-8451-2237', '100984512237'],
    ['100984512237.0', '100984512237'],
    ['100,984,512,237', '100984512237'],
    ['1,00,98,45,12,237', '100984512237'],
    ["'100984512237", '100984512237'],
    ['="100984512237"', '100984512237'],
    ['\u200B100984512237\u00A0', '100984512237'],
    ['1.00984512237E+11', '100984512237'],
    ['1,00984512237e11', '100984512237'],
  ])('%s', (text, repair) => {
    expect(checkCell(JOB_CSV_COLUMNS.uanNumber, text)?.repair ?? null).toBe(repair)
  })

  it.each([
    ['1.00985E+11', 'Shortened by a spreadsheet; digits are lost'],
    ['10098451223', 'Not a UAN of 12 digits'],
    ['1009845122371', 'Not a UAN of 12 digits'],
    ['10098451223A', 'Not a UAN of 12 digits'],
    [
      '-100984512237E',
      'Starts with - (a spreadsheet would treat it as a formula); the repaired file has an apostrophe before it',
    ],
    ['१००९८४५१२२३७', 'Not a UAN of 12 digits'],
    ['unknown', 'Not a UAN of 12 digits'],
    [' ', 'Empty'],
  ])('%s must be corrected by a person', (text, problem) => {
    expect(checkCell(JOB_CSV_COLUMNS.uanNumber, text)).toEqual({ problem, repair: null })
  })
})

it.each(['uan', 'UAN No.', 'Universal Account Number', 'uan_number'])(
  'recognises the column %s',
  (head) => {
    const { report } = open(`name,phoneNumber,${head}\nMeera,9446031782,100984512237\n`)
    expect(report.missing).toEqual(['REF Number'])
    expect(report.issues).toMatchObject([{ row: 1, found: head, repair: 'uanNumber' }])
  },
)

it('reports a duplicate row by phone and UAN once, and known jobs', () => {
  const { report } = open(
    [
      HEADER,
      'Meera,9446031782,100984512237,A',
      'Meera J,9446031782,1009 8451 2237,B',
      'Abdul,9446031782,101227840915,C',
      'Pallavi,9765020843,100761938420,D',
    ].join('\n'),
    { uanNumber: ['100761938420'], phoneNumber: ['9765020843'] },
  )
  const duplicates = report.issues.filter(({ effect }) => effect === 'repeated')
  expect(duplicates.map(({ row, column, problem }) => [row, column, problem])).toEqual([
    [3, 'UAN Number', 'Same as row 2, so one UAN would get two jobs'],
    [4, 'Phone Number', 'Same as row 2, so one phone would get two links'],
    [5, 'UAN Number', 'The list already has a job with this UAN'],
  ])
})
