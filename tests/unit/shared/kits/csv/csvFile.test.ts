import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { CASE_CSV_COLUMN_NAMES, CASE_CSV_COLUMNS } from '#features/kyc/dav/create/csvColumns.ts'
import { openCsv } from '#shared/kits/csv/preflight/csvFile.ts'
import {
  findBlocker,
  findFormatFaults,
  findProblemRows,
  isLeftOutOnRequest,
} from '#shared/kits/csv/preflight/csvIssue.ts'
import { matchHeader } from '#shared/kits/csv/preflight/header.ts'
import { isFormula } from '#shared/platform/lib/text/formulaText.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
/** UTF-16 without a byte order mark. */
const wide = (text: string, isLittle: boolean) =>
  new Uint8Array(
    Array.from(text).flatMap((letter) => {
      const pair = [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]
      return isLittle ? pair : pair.toReversed()
    }),
  )
const context = (template: readonly string[] = CASE_CSV_COLUMN_NAMES, phones: string[] = []) => ({
  columns: CASE_CSV_COLUMNS,
  template,
  existingValues: { phoneNumber: phones },
})
const open = (text: string, phones: string[] = []) =>
  openCsv(bytes(text), context(CASE_CSV_COLUMN_NAMES, phones))
const RUN = (sign: string) => `Starts with ${sign} (a spreadsheet would treat it as a formula)`
const APOSTROPHE = '; the repaired file has an apostrophe before it'
const HEADER = CASE_CSV_COLUMN_NAMES.join(',')
const row = (phone = '9845010000', name = 'Asha Rao', address = '12 MG Road') =>
  `${name},R1,${phone},asha@mail.example,"${address}",2019,Till date`

describe('the header', () => {
  it('is found under other names, in another order', () => {
    const read = matchHeader(
      ['Mobile No.', 'Candidate Name', 'ADDRESS', 'Branch'],
      ['name', 'phoneNumber', 'address', 'email'],
      CASE_CSV_COLUMNS,
    )
    expect([...read.columnIndexes]).toEqual([
      ['phoneNumber', 0],
      ['name', 1],
      ['address', 2],
    ])
    expect(read.missing).toEqual(['email'])
    expect(read.extra).toEqual(['Branch'])
    expect(read.renamed.map(({ column }) => column)).toEqual(['phoneNumber', 'name', 'address'])
  })
  it('prefers the template’s own spelling to an alias, so that no name comes twice', () => {
    const { columnIndexes, renamed, extra } = matchHeader(
      ['Phone', 'Candidate', 'phoneNumber', 'NAME'],
      ['name', 'phoneNumber'],
      CASE_CSV_COLUMNS,
    )
    expect([...columnIndexes]).toEqual([
      ['phoneNumber', 2],
      ['name', 3],
    ])
    expect(renamed).toEqual([{ index: 3, column: 'name', found: 'NAME' }])
    expect(extra).toEqual(['Phone', 'Candidate'])
  })
  it('has nothing to rename if it equals the template’s', () => {
    const read = matchHeader(CASE_CSV_COLUMN_NAMES, CASE_CSV_COLUMN_NAMES, CASE_CSV_COLUMNS)
    expect(read).toMatchObject({ renamed: [], missing: [], extra: [] })
  })
})

describe('a file', () => {
  it('without faults has no issues', () => {
    const { report } = open(`${HEADER}\r\n${row()}\r\n${row('9845010001', 'Bala')}\r\n`)
    expect(report).toMatchObject({ encoding: 'UTF-8', delimiter: 'comma', rows: 2, issues: [] })
  })

  it.each([
    ['UTF-8 with BOM', [0xef, 0xbb, 0xbf, ...bytes(`${HEADER}\n${row()}`)]],
    ['Windows-1252', [...bytes(`${HEADER}\n`), 0xe9, ...bytes(row())]],
    [
      'UTF-16',
      [0xff, 0xfe, ...bytes(`${HEADER}\n${row()}`)].flatMap((byte, at) =>
        at < 2 ? byte : [byte, 0],
      ),
    ],
  ])('is read as %s', (encoding, content) => {
    const { report } = openCsv(new Uint8Array(content), context())
    expect(report).toMatchObject({ encoding, rows: 1, missing: [] })
  })

  it('is read with its own delimiter', () => {
    const semicolons = `${HEADER}\n${row('9845010000', 'Asha', '12 MG Road')}`.replaceAll(',', ';')
    expect(open(semicolons).report).toMatchObject({ delimiter: 'semicolon', rows: 1, missing: [] })
  })

  it('counts rows as a spreadsheet does, empty ones too', () => {
    const { report } = open(`${HEADER}\n${row()}\n\n,,,,,,\n${row('12', 'Bala')}\n`)
    expect(report.rows).toBe(2)
    expect(report.issues).toMatchObject([
      {
        row: 5,
        person: 'Bala',
        column: 'Phone Number',
        repair: null,
        effect: 'unreachable',
      },
    ])
  })

  it.each([
    ['an empty line', '\n'],
    ['many of them', '\r\n'.repeat(9)],
    ['lines of commas and spaces', ',,,,,,\n  \n'],
    ['one under a byte order mark', '\uFEFF\n'],
  ])('finds its header below %s, which the repaired one leaves out', (_, above) => {
    const lines = above.match(/\n/g)?.length ?? 0
    const { report, write } = open(`${above}${HEADER}\n${row()}\n${row('12', 'Bala')}\n`)
    expect(report).toMatchObject({ headerRow: lines + 1, rows: 2, missing: [], extra: [] })
    expect(report.issues).toMatchObject([{ row: lines + 3, person: 'Bala' }])
    expect(findFormatFaults(report)[0]).toMatch(/^\d+ empty lines?$/)
    expect(write(false).split('\r\n')[0]).toBe(HEADER)
  })

  it('with blank lines above a header under other names has that header repaired', () => {
    const { report, write } = openCsv(
      bytes(`\n\n;Mobile;Note\n;9845010000;\n`),
      context(['phoneNumber']),
    )
    expect(report).toMatchObject({ delimiter: 'semicolon', rows: 1, issues: [{ row: 3 }] })
    expect(findProblemRows(report.issues)).toEqual([])
    expect(write(false)).toBe(',phoneNumber,Note\r\n,9845010000,\r\n')
  })

  it('of blank lines alone has no candidate and no header', () => {
    expect(open('\n,,\n').report).toMatchObject({ rows: 0, extra: [], issues: [] })
  })

  it.each([
    ['its first candidate', row()],
    [
      'its first candidate with a telephone number that a repair would change',
      row('+91 98450 10000'),
    ],
    ['a candidate called as a column is', row('9845010000', 'Name')],
    ['other columns', 'Stadt,Land,Fluss'],
  ])('without a header has %s for it, and is not processed', (_, first) => {
    const { report } = open(`${first}\n${row('12', 'Bala')}\n`)
    expect(report).toMatchObject({ hasHeader: false, rows: 2, issues: [] })
    expect(findBlocker(report)).toBe('noHeader')
    expect(findFormatFaults(report)).toEqual([])
  })

  it.each([
    ['a header alone', `${HEADER}\n`],
    ['a header and blank rows', `${HEADER}\n,,,,,,\n\n`],
    ['blank lines', '\n,,\n'],
  ])('of %s is not processed', (_, text) => {
    expect(findBlocker(open(text).report)).toBe('noRows')
  })

  it.each([
    ['a phone number', 'name,address', 'missingColumns', ['Phone Number']],
    ['a name and an address', 'phoneNumber,email', 'missingColumns', ['Name', 'Address']],
    ['an email, which nobody must have', 'name,phoneNumber,address', null, []],
  ] as const)(
    'without a column for %s is judged by what is required',
    (_, header, blocker, left) => {
      const value: Record<string, string> = { phoneNumber: '9845010000' }
      const cells = header.split(',').map((name) => value[name] ?? 'x@mail.in')
      const { report } = open(`${header}\n${cells.join(',')}\n`)
      expect(findBlocker(report)).toBe(blocker)
      expect(report.missingRequired).toEqual(left)
    },
  )

  it.each([
    ['nothing', `${HEADER}\r\n${row()}\r\n`, []],
    ['the rows alone', `${HEADER}\n${row('12')}\n${row('12')}`, []],
    ['a separator line', `sep=,\n${HEADER}\n${row()}\n`, ['a separator line']],
    ['empty lines', `\n${HEADER}\n\n${row()}\n,,,,,,\n\n`, ['4 empty lines']],
    ['a byte order mark', `\uFEFF${HEADER}\n${row()}\n`, ['the encoding UTF-8 with BOM']],
    [
      'semicolons and other names',
      `${HEADER}\n${row('9845010000', 'Asha', 'Hill')}`
        .replaceAll(',', ';')
        .replace('phoneNumber', 'Mobile'),
      ['semicolons between its values', '1 changed column name'],
    ],
  ])('whose format differs by %s is repaired without a question', (_, text, faults) => {
    const { report, write } = open(text)
    expect(findFormatFaults(report)).toEqual(faults)
    expect(write(false).split('\r\n')[0]).toBe(HEADER)
  })

  it('with a header and a candidate is processed', () => {
    expect(findBlocker(open(`${HEADER}\n${row()}\n`).report)).toBeNull()
  })

  it.each(['sep=;', 'SEP=;', '"sep=;"', 'sep=;;;'])('finds its header below %s', (line) => {
    const body = `${HEADER}\n${row('9845010000', 'Asha', 'MG Road')}`.replaceAll(',', ';')
    const { report, write } = open(`\uFEFF${line}\r\n${body}\n`)
    expect(report).toMatchObject({
      delimiter: 'semicolon',
      hasSeparatorLine: true,
      headerRow: 2,
      rows: 1,
      missing: [],
      issues: [],
    })
    expect(write(false).split('\r\n')[0]).toBe(HEADER)
  })

  it.each([
    ['UTF-16 without a byte order mark', 'little endian', (text: string) => wide(text, true)],
    ['UTF-16 without a byte order mark', 'big endian', (text: string) => wide(text, false)],
    ['UTF-8 with zero bytes', 'in it', (text: string) => bytes(text.replace('Asha', 'As\0ha'))],
  ])('is read as %s, %s', (encoding, _, encode) => {
    const { report, write } = openCsv(encode(`${HEADER}\n${row()}\n`), context())
    expect(report).toMatchObject({ encoding, rows: 1, missing: [], issues: [] })
    expect(findFormatFaults(report)).toEqual([`the encoding ${encoding}`])
    expect(write(false)).toContain('\r\nAsha Rao,R1,')
  })

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
