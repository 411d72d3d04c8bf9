import { describe, expect, it } from 'vitest'
import {
  accountFacts,
  compare,
  identityFacts,
  payslipFacts,
  statementOf,
} from '#tests/support/applicantDocuments.ts'

describe('identity', () => {
  it('marks what differs, by character in a PAN, and lists who has which value', async () => {
    const { identity, points } = await compare(
      { facts: identityFacts('PAN card', { pan: 'ABKPD4821M', name: 'Ananya Deshpande' }) },
      { facts: identityFacts('Aadhaar', { name: 'Ananya S Deshpande' }) },
      {
        facts: {
          ...payslipFacts('2026-09', null),
          identity: identityFacts('', { pan: 'ABKPD4821N' }).identity,
        },
      },
    )
    const pan = identity.find(({ fact }) => fact === 'pan')
    expect(pan?.result).toEqual({ kind: 'differs' })
    expect(pan?.cells['job-0:0']?.[0]?.marked).toEqual([
      { text: 'ABKPD4821', isDifferent: false },
      { text: 'M', isDifferent: true },
    ])
    expect(pan?.cells['job-2:0']?.[0]?.marked.at(-1)).toEqual({ text: 'N', isDifferent: true })
    expect(points.filter(({ section }) => section === 'identity')).toMatchObject([
      {
        id: 'identity:pan',
        kind: 'differs',
        text: 'PAN differs: ABKPD4821M on the PAN card, ABKPD4821N in Payslip 2026-09.',
        sources: [{ job: 'job-0' }, { job: 'job-2' }],
      },
    ])
    expect(identity.find(({ fact }) => fact === 'name')?.result).toMatchObject({
      kind: 'normalised',
    })
  })

  it('marks different words of an address', async () => {
    const { identity } = await compare(
      { facts: identityFacts('Aadhaar', { address: 'Flat 4, Kothrud, Pune 411038' }) },
      { facts: identityFacts('Voter ID', { address: 'FLAT 7, KOTHRUD, PUNE 411038' }) },
    )
    expect(
      identity[0]?.cells['job-1:0']?.[0]?.marked.filter(({ isDifferent }) => isDifferent),
    ).toEqual([{ text: '7, ', isDifferent: true }])
  })

  it('compares each value with each: two names may agree with a third by other words', async () => {
    const { identity, points } = await compare(
      { facts: identityFacts('PAN card', { name: 'Ananya Deshpande' }) },
      { facts: identityFacts('Aadhaar', { name: 'Ananya S Deshpande' }) },
      { facts: identityFacts('Voter ID', { name: 'Ananya V Deshpande' }) },
    )
    expect(identity[0]?.result).toEqual({ kind: 'differs' })
    expect(points[0]?.sources.map(({ value }) => value)).toEqual([
      'Ananya Deshpande',
      'Ananya V Deshpande',
    ])
  })

  it('takes the account holder from the workbook, and compares it with the names', async () => {
    const statement = (holder: string) => ({
      facts: accountFacts(),
      workbook: statementOf([['2026-09-01', 'UPI', -1]], { holder }),
    })
    const card = { facts: identityFacts('PAN card', { name: 'Ananya Deshpande' }) }
    const same = await compare(card, statement('MRS ANANYA S DESHPANDE'))
    expect(same.points).toEqual([])
    expect(same.identity[1]).toMatchObject({
      fact: 'accountHolder',
      result: { kind: 'normalised' },
      cells: {
        'job-1:0': [
          { source: { kind: 'cell', file: 'account_1.xlsx', sheet: 'Summary', row: 1, column: 1 } },
        ],
      },
    })
    expect((await compare(card, statement('ANANYA DESHPANDE AND RAHUL MEHTA'))).points).toEqual([])
    const other = await compare(card, statement('RAHUL MEHTA'))
    expect(other.points).toMatchObject([
      { id: 'identity:accountHolder:HDFC •••• 7812', kind: 'differs' },
    ])
  })
})
