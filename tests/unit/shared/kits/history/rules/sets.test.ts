import { expect, it } from 'vitest'
import type { FileTraits } from '#shared/kits/history/content/fileTraits.ts'
import { setFindings } from '#shared/kits/history/rules/sets/setFindings.ts'
import { statement } from '../statementTraits.ts'

/** 'file: rule' of each finding. */
function find(all: readonly FileTraits[]): string[] {
  const found = setFindings(all.map((traits, at) => ({ id: `${at}`, name: `${at}.pdf`, traits })))
  return [...found].flatMap(([id, findings]) => findings.map(({ rule }) => `${id}: ${rule}`))
}

const FOREIGN: [string, Partial<FileTraits>][] = [
  ['another program', { program: 'Chromium' }],
  ['another font', { fonts: 'Arial' }],
  ['another page size', { size: { width: 612, height: 792 } }],
  ['its letterhead elsewhere', { head: [{ words: 'hdfc', left: 66, top: 52 }] }],
]

it.each(FOREIGN)('finds the file with %s', (_, traits) => {
  expect(find([statement(4), statement(5, traits), statement(6)])).toEqual(['1: foreignMember'])
})

it('names the majority', () => {
  const files = [4, 5, 6, 7, 8].map((month) => statement(month))
  const [finding] =
    setFindings(
      [...files, statement(3, { program: 'Chromium' })].map((traits, at) => ({
        id: `${at}`,
        name: '',
        traits,
      })),
    ).get('5') ?? []
  expect(finding?.facts).toEqual(['5 of 6 were made by iText, this one was made by Chromium.'])
})

const monthly = (month: number, traits: Partial<FileTraits> = {}) =>
  statement(month, { made: `2026-0${month + 1}-03T10:00:00+05:30`, ...traits })

it.each<[string, FileTraits[]]>([
  ['only two files', [statement(4), statement(5, { program: 'Chromium' })]],
  [
    'no majority',
    [4, 5, 6, 7].map((month) => statement(month, { program: month < 6 ? 'A' : 'B' })),
  ],
  [
    'another program from one month on',
    [4, 5, 6, 7, 8, 3].map((month) => statement(month, { program: month > 6 ? 'B' : 'A' })),
  ],
  [
    'another program in the last month, each file made after its month',
    [monthly(4), monthly(5), monthly(6, { program: 'B', fonts: 'Arial' })],
  ],
  [
    'two accounts',
    [4, 5, 6, 7].map((month) =>
      statement(month, month > 6 ? { account: '9911', program: 'B' } : {}),
    ),
  ],
  [
    'two employers who pay into one account',
    [4, 5, 6, 7].map((month) =>
      statement(month, {
        isPayslip: true,
        ...(month > 6 ? { head: [{ words: 'nilgiri', left: 1, top: 1 }], program: 'B' } : {}),
      }),
    ),
  ],
])('finds nothing in a set with %s', (_, files) => {
  expect(find(files)).toEqual([])
})

it('finds the newest file where it was made long after its month', () => {
  const late = monthly(6, { program: 'B', fonts: 'Arial', made: '2026-10-20T10:00:00+05:30' })
  expect(find([monthly(4), monthly(5), late])).toEqual(['2: foreignMember'])
})

it('finds two files with the same words and other amounts', () => {
  const other = statement(4, { amounts: ['10.00', '90.00'] })
  expect(find([statement(4), other])).toEqual(['0: otherFigures', '1: otherFigures'])
  expect(find([statement(4), statement(4)])).toEqual([])
})
