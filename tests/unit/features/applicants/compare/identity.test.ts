import { describe, expect, it } from 'vitest'
import {
  accountFacts,
  compare,
  identityFacts,
  statementOf,
  type TestDocument,
} from '#tests/support/applicantDocuments.ts'

const card = (name: string, title = 'PAN card') => ({ facts: identityFacts(title, { name }) })
const statement = (holder: string, end = '7812') => ({
  facts: accountFacts('HDFC', end),
  workbook: statementOf([['2026-09-01', 'UPI', -1]], { holder, number: `XXXX${end}` }),
})

const resultOf = async (fact: string, ...documents: readonly TestDocument[]) => {
  const { identity, points } = await compare(...documents)
  const result = identity.find((row) => row.fact === fact)?.result
  const count = points.filter(({ section }) => section === 'identity').length
  return [result?.kind, result?.note, count]
}

describe('the account holder and the name', () => {
  it.each([
    ['SUNITA DEVI W/O RAVI KUMAR', 'Ravi Kumar', ['differs', undefined, 1]],
    ['SUNITA DEVI W/O RAVI KUMAR', 'Sunita Devi', ['normalised', undefined, 0]],
    ['VENKAT RAO S/O GOPAL RAO', 'Gopal Rao', ['differs', undefined, 1]],
    ['RAVI KUMAR OR SUNITA DEVI', 'Ravi Kumar', ['normalised', 'held with SUNITA DEVI', 0]],
    ['Ravi Kumar and Sunita Devi', 'Sunita Devi', ['same', 'held with Ravi Kumar', 0]],
    ['RAVI KUMAR/SUNITA DEVI', 'RAVI KUMAR', ['same', 'held with SUNITA DEVI', 0]],
    ['RAVI KUMAR & SUNITA DEVI', 'RAVI KUMAR', ['same', 'held with SUNITA DEVI', 0]],
    ['RAVI KUMAR AND/OR SUNITA DEVI', 'RAVI KUMAR', ['same', 'held with SUNITA DEVI', 0]],
    [
      'RAVI KUMAR OR SUNITA DEVI (EITHER OR SURVIVOR)',
      'SUNITA DEVI',
      ['same', 'held with RAVI KUMAR', 0],
    ],
    [
      'SUNITA DEVI W/O RAVI KUMAR OR RAVI KUMAR',
      'RAVI KUMAR',
      ['same', 'held with SUNITA DEVI', 0],
    ],
    ['SUNITA DEVI OR GOPAL RAO', 'RAVI KUMAR', ['differs', undefined, 1]],
    ['SHAH AND COMPANY', 'Shah & Co', ['normalised', undefined, 0]],
    ['रवि कुमार', 'Ravi Kumar', ['notComparable', undefined, 0]],
  ])('%s, %s', async (holder, name, expected) => {
    expect(await resultOf('accountHolder', card(name), statement(holder))).toEqual(expected)
  })

  it('of two accounts without a name is one person where they share a holder', async () => {
    const joint = statement('RAVI KUMAR OR SUNITA DEVI')
    expect(await resultOf('accountHolder', joint, statement('RAVI KUMAR', '9911'))).toEqual([
      'same',
      'held with SUNITA DEVI',
      0,
    ])
    expect(await resultOf('accountHolder', joint, statement('GOPAL RAO', '9911'))).toEqual([
      'differs',
      undefined,
      1,
    ])
  })
})

describe('relatives', () => {
  const relative = (title: string, values: Parameters<typeof identityFacts>[1]) => ({
    facts: identityFacts(title, values),
  })

  it('a father on one card and a husband on another are two facts', async () => {
    const { identity, points } = await compare(
      relative('PAN card', { father: 'Gopal Rao' }),
      relative('Aadhaar', { father: 'W/O Ravi Kumar' }),
    )
    expect(identity.map(({ fact, result }) => [fact, result.kind])).toEqual([
      ['father', 'single'],
      ['spouse', 'single'],
    ])
    expect(points).toEqual([])
  })

  it('one that is not named further is compared where it fits', async () => {
    const { identity } = await compare(
      relative('PAN card', { father: 'Gopal Rao' }),
      relative('Aadhaar', { relative: 'C/O: GOPAL RAO' }),
      relative('Voter ID', { relative: 'Ravi Kumar' }),
    )
    expect(identity.map(({ fact, result }) => [fact, result.kind])).toEqual([
      ['father', 'normalised'],
      ['relative', 'single'],
    ])
  })

  it('two fathers differ', async () => {
    const documents = [
      relative('PAN card', { father: 'Gopal Rao' }),
      relative('Aadhaar', { father: 'S/O Mohan Rao' }),
    ]
    expect(await resultOf('father', ...documents)).toEqual(['differs', undefined, 1])
  })
})

it.each([
  ['Devanagari', 'अनन्या देशपांडे'],
  ['Tamil', 'அனன்யா'],
  ['Telugu', 'అనన్య'],
  ['Bengali', 'অনন্যা'],
  ['Gurmukhi', 'ਅਨੰਨਿਆ'],
])('a name in %s is not comparable', async (_, name) => {
  expect(await resultOf('name', card('Ananya Deshpande'), card(name, 'Aadhaar'))).toEqual([
    'notComparable',
    undefined,
    0,
  ])
  const other = card('Meera Kulkarni', 'Voter ID')
  expect(await resultOf('name', card('Ananya Deshpande'), card(name, 'Aadhaar'), other)).toEqual([
    'differs',
    undefined,
    1,
  ])
})
