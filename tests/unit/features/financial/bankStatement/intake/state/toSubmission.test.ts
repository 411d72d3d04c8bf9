import { describe, expect, it } from 'vitest'
import { submissionOf, toJobOptions } from '#features/financial/bankStatement/api/submission.ts'
import { toSubmission } from '#features/financial/bankStatement/intake/state/toSubmission.ts'
import { CHOSEN, anAccount, anEntry, refused, someWork } from '../builders.ts'

const workbook = {
  id: 'x',
  name: 'parties.xlsx',
  size: 9,
  kind: 'xlsx' as const,
  pages: null,
  sample: false,
}

describe('toSubmission', () => {
  it('contains the choices in the order of the accounts', () => {
    const work = someWork(
      [
        anAccount('A', [anEntry('a'), anEntry('b')], CHOSEN),
        anAccount('B', [anEntry('c')], {
          bankName: 'other',
          accountType: 'Current',
          ownerType: 'Business',
        }),
      ],
      { ownersName: 'SAHYADRI ', relatedParties: workbook, emailOutput: true },
    )
    const file = (id: string) => ({
      id,
      name: `${id}.pdf`,
      size: 1000,
      kind: 'pdf',
      pages: 3,
      sample: false,
    })
    expect(toSubmission(work)).toEqual({
      accounts: [
        {
          files: [file('a'), file('b')],
          bankName: 'HDFC Bank',
          bankCode: 'HDFC',
          accountType: 'Savings',
          ownerType: 'Personal',
        },
        {
          files: [file('c')],
          bankName: 'other',
          bankCode: '',
          accountType: 'Current',
          ownerType: 'Business',
        },
      ],
      ownersName: 'SAHYADRI',
      relatedParties: workbook,
      emailOutput: true,
      sampleFile: false,
    })
  })

  it('uses default values for missing choices and omits what cannot be sent', () => {
    const { accounts } = toSubmission(someWork([anAccount('A', [anEntry('a'), refused('b')])]))
    expect(accounts).toMatchObject([{ bankName: 'Bank Name', bankCode: '', accountType: 'other' }])
    expect(accounts[0]?.files.map(({ id }) => id)).toEqual(['a'])
  })

  it('marks a sample', () => {
    const work = someWork([anAccount('A', [{ ...anEntry('a'), sample: true }])])
    expect(toSubmission(work).sampleFile).toBe(true)
  })
})

describe('job options', () => {
  const submission = toSubmission(someWork([anAccount('A', [anEntry('a')], CHOSEN)]))

  it('keep the submission in storage', () => {
    const stored: unknown = JSON.parse(JSON.stringify(toJobOptions(submission)))
    expect(submissionOf(stored as Record<string, unknown>)).toEqual(submission)
  })

  it.each([
    {},
    { submission: null },
    { submission: 'x' },
    { submission: { accounts: [] } },
    { country: 'IN' },
  ])('%o contain no submission', (options) => {
    expect(submissionOf(options)).toBeNull()
  })
})
