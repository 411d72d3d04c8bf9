import { describe, expect, it } from 'vitest'
import { CASE_CSV_COLUMN_NAMES, CASE_CSV_COLUMNS } from '#features/kyc/dav/create/csvColumns.ts'
import { openCsv } from '#shared/kits/csv/preflight/csvFile.ts'
import {
  findBlocker,
  findFormatFaults,
  findProblemRows,
} from '#shared/kits/csv/preflight/csvIssue.ts'
import { matchHeader } from '#shared/kits/csv/preflight/header.ts'
import { bytes, wide, context, open, HEADER, row } from './csvText.ts'

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
})
