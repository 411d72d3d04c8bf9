import { describe, expect, it } from 'vitest'
import type { Submission } from '#features/financial/bankStatement/api/submission.ts'
import { toUploadBody } from '#features/financial/bankStatement/calls.ts'
import { aFile, anAccount, aSubmission } from '../builders.ts'

describe('upload body', () => {
  const passwords: Record<string, string> = { locked: 'lekha123', twin: 'other' }
  const partsOf = (submission: Submission) => {
    const body = toUploadBody(submission, {
      fileOf: ({ id }) => new File([`bytes of ${id}`], 'as picked.pdf'),
      passwordOf: ({ id }) => passwords[id],
    })
    return [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
  }

  it('one account: omits everything without a value', () => {
    expect(partsOf(aSubmission())).toEqual([
      ['account_one_files', 'a.pdf'],
      [
        'account_details',
        '{"account_1":{"bank_name":"HDFC Bank","bank_code":"HDFC","account_type":"Savings"}}',
      ],
      ['first_account_type', 'Personal'],
      ['sample_file', 'false'],
    ])
  })

  it('two accounts with all values', () => {
    const submission = aSubmission({
      accounts: [
        anAccount({ files: [aFile(), aFile({ id: 'locked', name: 'b.pdf' })] }),
        anAccount({
          files: [aFile({ id: 'f3', name: 'c.pdf' })],
          bankName: 'Bank Name',
          bankCode: '',
          accountType: 'other',
          ownerType: 'Business',
        }),
      ],
      ownersName: 'DESHPANDE TOOLS',
      relatedParties: aFile({ id: 'f4', name: 'parties.xlsx', kind: 'xlsx' }),
      sampleFile: true,
    })
    expect(partsOf(submission)).toEqual([
      ['account_one_files', 'a.pdf'],
      ['account_one_files', 'b.pdf'],
      ['account_two_files', 'c.pdf'],
      ['passwords', '{"b.pdf":"lekha123"}'],
      [
        'account_details',
        '{"account_1":{"bank_name":"HDFC Bank","bank_code":"HDFC","account_type":"Savings"},' +
          '"account_2":{"bank_name":"Bank Name","bank_code":"","account_type":"other"}}',
      ],
      ['first_account_type', 'Personal'],
      ['second_account_type', 'Business'],
      ['owners_name', 'DESHPANDE TOOLS'],
      ['customers_excel', 'parties.xlsx'],
      ['sample_file', 'true'],
    ])
  })

  it('files with the same name in both accounts have their own passwords', () => {
    const accounts = [
      anAccount({ files: [aFile({ id: 'locked' })] }),
      anAccount({ files: [aFile({ id: 'twin' })] }),
    ]
    const parts = partsOf(aSubmission({ accounts }))
    expect(parts).toContainEqual(['account_two_files', 'a (2).pdf'])
    expect(parts).toContainEqual(['passwords', '{"a.pdf":"lekha123","a (2).pdf":"other"}'])
  })

  it('sends the original bytes', async () => {
    const body = toUploadBody(aSubmission(), {
      fileOf: () => new File(['%PDF'], 'x'),
      passwordOf: () => undefined,
    })
    const sent = body.get('account_one_files')
    expect(sent instanceof File && (await sent.text())).toBe('%PDF')
  })
})
