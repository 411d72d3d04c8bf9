import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { openCsv } from '#shared/kits/csv/preflight/csvFile.ts'
import {
  findFormatFaults,
  findProblemRows,
  isLeftOutOnRequest,
} from '#shared/kits/csv/preflight/csvIssue.ts'
import { isFormula } from '#shared/platform/lib/text/formulaText.ts'
import { bytes, context, open, RUN, APOSTROPHE, HEADER, row } from './csvText.ts'

describe('a repaired file', () => {
  it('reports candidates that are duplicated or already in the list', () => {
    const { report } = open(
      `${HEADER}\n${row()}\n${row('+91 98450 10000', 'Bala')}\n${row('9845010009', 'Chitra')}`,
      ['9845010009'],
    )
    expect(
      report.issues
        .filter(({ effect }) => effect === 'repeated')
        .map(({ row: at, problem }) => [at, problem]),
    ).toEqual([
      [3, 'Same as row 2, so one phone would get two links'],
      [4, 'The list already has a case with this phone number'],
    ])
  })

  it('is written with the template’s header, its values unchanged but for formulas', () => {
    const text = `Name,Phone Number,Address\n Asha ,+91 98450 10000,"12, MG Road"\nBala,12,=B-12\nAsha,9845010000,x\n`
    const { write } = openCsv(bytes(text), context(['name', 'phoneNumber', 'address']))
    const header = 'name,phoneNumber,address\r\n'
    const first = '" Asha ",+91 98450 10000,"12, MG Road"\r\n'
    expect(write(false)).toBe(`${header}${first}Bala,12,B-12\r\nAsha,9845010000,x\r\n`)
    expect(write(true)).toBe(`${header}${first}`)
  })

  it('is written without formulas in any column', () => {
    const { report, write } = openCsv(
      bytes('name,Note\n"=Asha",@SUM(A1)\n-,"\t1"\n+,@@\n'),
      context(['name']),
    )
    expect(report.issues.map(({ row: at, column, problem }) => [at, column, problem])).toEqual([
      [2, 'Name', 'Starts with = (a spreadsheet would treat it as a formula)'],
      [2, 'Note', 'Starts with @ (a spreadsheet would treat it as a formula)'],
      [3, 'Name', `${RUN('-')}${APOSTROPHE}`],
      [3, 'Note', 'Starts with a tab (a spreadsheet would treat it as a formula)'],
      [4, 'Name', `${RUN('+')}${APOSTROPHE}`],
      [4, 'Note', `${RUN('@')}${APOSTROPHE}`],
    ])
    expect(write(false)).toBe("name,Note\r\nAsha,SUM(A1)\r\n'-,1\r\n'+,'@@\r\n")
  })

  it('reports a formula in the header', () => {
    const { report, write } = openCsv(bytes('name,=A1,@\nAsha,x,y\n'), context(['name']))
    expect(report.issues.map(({ person, problem }) => [person, problem])).toEqual([
      ['Header', RUN('=')],
      ['Header', `${RUN('@')}${APOSTROPHE}`],
    ])
    expect(write(false)).toBe("name,A1,'@\r\nAsha,x,y\r\n")
  })

  it('never writes a formula, and reports each cell that it changes', () => {
    const part = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      ' ',
      '\u00a0',
      '\t',
      '\r',
      '\u200b',
      'A1',
      '5',
      '"',
      ',',
      '＝',
    )
    const cell = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(
        fc.array(cell, { minLength: 4, maxLength: 4 }),
        ([name = '', phone = '', email = '', note = '']) => {
          const text = Papa.unparse([
            ['name', 'phoneNumber', 'email', 'note'],
            ['Asha', '9845010000', '', ''],
            [name, phone, email, note],
          ])
          const { report, write } = openCsv(bytes(text), context(['name', 'phoneNumber', 'email']))
          const { data } = Papa.parse<string[]>(write(false).replace(/\r\n$/, ''), {
            delimiter: ',',
          })
          const cells = data[2] ?? []
          expect(cells.filter(isFormula)).toEqual([])
          const changed = [name, phone, email, note].flatMap((as, at) =>
            cells[at] === as || cells.length < 4 ? [] : [`3:${at}`],
          )
          expect(report.issues.map(({ id }) => id)).toEqual(expect.arrayContaining(changed))
        },
      ),
      { seed: 19, numRuns: 500 },
    )
  })
})

describe('rows with a problem', () => {
  const ROWS = [
    'Asha,R1,9845010000,asha@mail.in,MG Road,,',
    'Bala,R2,9.84107E+09,asha@,MG Road,,',
    ',R3,9845010003,,MG Road,,',
    'Asha R,R4,9845010000,,MG Road,,',
    'Chitra,R5,+91 98450 10005,,MG Road,,',
    'Divya,R6,9845010006,divya@,MG Road,,',
  ]
  const { report, listPeople, write } = open([HEADER, ...ROWS, ''].join('\n'))
  const problemRows = findProblemRows(report.issues)

  it('are named by their worst problem, worst rows first', () => {
    expect(problemRows.map(({ row: at, effect }) => [at, effect])).toEqual([
      [3, 'unreachable'],
      [4, 'unreachable'],
      [5, 'repeated'],
      [6, 'uncertain'],
      [7, 'uncertain'],
    ])
    expect(problemRows[0]).toMatchObject({
      person: 'Bala',
      column: 'Phone Number',
      problem: 'Shortened by a spreadsheet; digits are lost',
    })
  })

  it('do not count as notified where they reach nobody', () => {
    expect(listPeople(false, 8)).toEqual({ names: ['Asha', 'Asha R', 'Chitra', 'Divya'], count: 4 })
  })

  it('are left out on request if they reach nobody, or somebody twice', () => {
    expect(problemRows.filter(isLeftOutOnRequest).map(({ row: at }) => at)).toEqual([3, 4, 5])
    expect(listPeople(true, 8)).toEqual({ names: ['Asha', 'Chitra', 'Divya'], count: 3 })
    expect(write(true).split('\r\n').slice(1)).toEqual([ROWS[0], ROWS[4], ROWS[5], ''])
  })
})

it.each([
  ['never closes', `"Bala,R2,9845010001,,MG Road,,\n${row('9845010002', 'Chitra', 'Hill')}`],
  ['closes in the middle of a cell', '"Bala" Iyer,R2,9845010001,,MG Road,,'],
])(
  'a quotation mark that %s is reported with its row, and nothing else is reported or repaired',
  (_, odd) => {
    const { report } = open(`${HEADER}\n${row()}\n${odd}\n`)
    expect(report).toMatchObject({ unclosedQuoteRow: 3, issues: [] })
    expect(findFormatFaults(report)).toEqual([])
    expect(open(`${HEADER}\n${row()}\n`).report.unclosedQuoteRow).toBeNull()
  },
)
