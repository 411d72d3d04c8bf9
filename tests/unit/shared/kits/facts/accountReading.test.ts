import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareAccounts,
  groupByAccount,
  type AccountReading,
} from '#shared/kits/facts/accountReading.ts'

const NOTHING: AccountReading = {
  bankName: null,
  accountEnd: null,
  accountCheck: null,
  holder: null,
  accountType: null,
}
const of = (part: Partial<AccountReading>): AccountReading => ({ ...NOTHING, ...part })
const hdfc = of({ bankName: 'HDFC Bank', accountEnd: '7812', accountCheck: 11 })
const sbi = of({ bankName: 'State Bank of India', accountEnd: '2109', accountCheck: 22 })

describe('whether two statements are of one account', () => {
  it.each<[string, AccountReading, AccountReading, ReturnType<typeof compareAccounts>]>([
    ['the same number', hdfc, hdfc, 'same'],
    ['a masked number', hdfc, of({ bankName: 'HDFC Bank', accountEnd: '7812' }), 'same'],
    ['another number', hdfc, { ...hdfc, accountEnd: '1111' }, 'different'],
    ['another number with the same end', hdfc, { ...hdfc, accountCheck: 12 }, 'different'],
    ['the same end at another bank', hdfc, { ...hdfc, bankName: 'Axis Bank' }, 'different'],
    [
      'two banks without numbers',
      of({ bankName: 'HDFC Bank' }),
      of({ bankName: 'Axis Bank' }),
      'different',
    ],
    [
      'two types without numbers',
      of({ bankName: 'HDFC Bank', accountType: 'Savings' }),
      of({ bankName: 'HDFC Bank', accountType: 'Current' }),
      'different',
    ],
    [
      'two holders without numbers',
      of({ holder: 'RAVI KUMAR' }),
      of({ holder: 'SUNITA KUMAR' }),
      'different',
    ],
    [
      'one number with two types',
      { ...hdfc, accountType: 'Savings' },
      { ...hdfc, accountType: 'other' },
      'unclear',
    ],
    [
      'one number with two holders',
      { ...hdfc, holder: 'RAVI KUMAR' },
      { ...hdfc, holder: 'SUNITA RAO' },
      'unclear',
    ],
    [
      'a joint holder that is left out',
      { ...hdfc, holder: 'MR. RAVI KUMAR' },
      { ...hdfc, holder: 'Ravi Kumar and Sunita Kumar' },
      'same',
    ],
    ['an initial', { ...hdfc, holder: 'R KUMAR' }, { ...hdfc, holder: 'KUMAR RAVI' }, 'same'],
    ['nothing read', hdfc, NOTHING, 'possible'],
  ])('%s', (_, a, b, relation) => {
    expect(compareAccounts(a, b)).toBe(relation)
    expect(compareAccounts(b, a)).toBe(relation)
  })
})

const group = (...readings: AccountReading[]) =>
  groupByAccount(readings.map((reading, id) => ({ id, reading })))

describe('the accounts of several statements', () => {
  it.each<[string, AccountReading[], ReturnType<typeof group>]>([
    ['one account and a scan', [NOTHING, hdfc], { groups: [[0, 1]], unplaced: [], unclear: [] }],
    ['two scans', [NOTHING, NOTHING], { groups: [[0, 1]], unplaced: [], unclear: [] }],
    [
      'a scan beside two accounts',
      [NOTHING, hdfc, sbi, hdfc],
      { groups: [[1, 3], [2]], unplaced: [0], unclear: [] },
    ],
    [
      'a bank without a number joins its account',
      [of({ bankName: 'State Bank of India' }), hdfc, sbi],
      { groups: [[0, 2], [1]], unplaced: [], unclear: [] },
    ],
    [
      'three accounts',
      [hdfc, sbi, { ...hdfc, accountEnd: '1' }],
      { groups: [[0], [1], [2]], unplaced: [], unclear: [] },
    ],
    [
      'one number with two types',
      [{ ...hdfc, accountType: 'Savings' }, { ...hdfc, accountType: 'Current' }, hdfc],
      { groups: [[0, 1, 2]], unplaced: [], unclear: [0, 1] },
    ],
  ])('%s', (_, readings, expected) => {
    expect(group(...readings)).toEqual(expected)
  })

  it('never puts different banks or numbers into one group, and loses no file', () => {
    const anyReading = fc.record({
      bankName: fc.constantFrom(null, 'HDFC Bank', 'Axis Bank'),
      accountEnd: fc.constantFrom(null, '7812', '2109'),
      accountCheck: fc.constantFrom(null, 1, 2),
      holder: fc.constantFrom(null, 'RAVI KUMAR', 'SUNITA RAO'),
      accountType: fc.constantFrom(null, 'Savings', 'Current'),
    })
    fc.assert(
      fc.property(fc.array(anyReading, { maxLength: 8 }), (readings) => {
        const { groups, unplaced } = group(...readings)
        expect([...groups.flat(), ...unplaced].toSorted((a, b) => a - b)).toEqual([
          ...readings.keys(),
        ])
        for (const ids of groups)
          for (const key of ['bankName', 'accountEnd', 'accountCheck'] as const) {
            const known = ids.flatMap((id) => readings[id]?.[key] ?? [])
            expect(new Set(known).size).toBeLessThan(2)
          }
      }),
    )
  })
})
