import { describe, expect, it } from 'vitest'
import { toJobOptions } from '#features/financial/bankStatement/api/submission.ts'
import { bankStatementCalls } from '#features/financial/bankStatement/calls.ts'
import { toJobResult } from '#features/financial/bankStatement/result/bankOutput.ts'
import { financialStatementDefinition } from '#features/financial/financialStatement/definition.ts'
import { form26asDefinition } from '#features/financial/form26as/definition.ts'
import { passbookDefinition } from '#features/financial/passbook/definition.ts'
import { payslipDefinition } from '#features/financial/payslip/definition.ts'
import { ID_DEFINITIONS } from '#features/idExtraction/definition.ts'
import { anAccount, aSubmission } from './financial/bankStatement/builders.ts'
import { usualForm } from './financial/form26as/builders.ts'
import { overallForm } from './financial/payslip/builders.ts'

const NO_OPTIONS = { options: {} }
const aBlob = new Blob(['bytes'])

describe('payslips', () => {
  const aSlip = (details: Record<string, string>) => ({
    ...overallForm(),
    Details: { EMPLOYER_NAME: 'Sahyadri', EMPLOYEE_NAME: 'Ananya Deshpande', ...details },
  })

  it('each of a file: its month, identity, amounts, and what is printed before them', async () => {
    const data = [
      aSlip({ MONTH: 'August 2026', PAN: 'Insufficient Info' }),
      aSlip({ MONTH: 'September 2026', PAN: 'ABCPD1234K' }),
    ]
    const [first, second] = (await payslipDefinition.readFacts?.({ data }, NO_OPTIONS)) ?? []
    expect(first).toMatchObject({ title: 'Payslip Aug 2026', month: '2026-08' })
    expect(first?.identity.map(({ fact }) => fact)).toEqual(['employer', 'name'])
    const before = ['August 2026', '1,22,880.00']
    expect(second).toEqual({
      kind: 'payslip',
      title: 'Payslip Sep 2026',
      identity: [
        ['employer', 'Sahyadri'],
        ['name', 'Ananya Deshpande'],
        ['pan', 'ABCPD1234K'],
      ].map(([fact, text]) => ({
        fact,
        text,
        source: { kind: 'text', text, precedingTexts: before },
      })),
      month: '2026-09',
      employer: 'Sahyadri',
      ...Object.fromEntries(
        [
          ['gross', 13_440_000, '1,34,400.00'],
          ['deductions', 1_152_000, '11,520.00'],
          ['net', 12_288_000, '1,22,880.00'],
        ].map(([key, paise, text]) => [
          key,
          {
            paise,
            source: { kind: 'text', text, precedingTexts: [...before, 'September 2026'] },
          },
        ]),
      ),
    })
  })

  it('in the order of the file where no month was read, without missing amounts', async () => {
    const slip = { ...aSlip({}), OverallDetails: { GrossSalary: null, NetPay: 'NA' } }
    const facts = await payslipDefinition.readFacts?.({ data: [slip, slip] }, NO_OPTIONS)
    expect(facts).toMatchObject([
      { title: 'Payslip 1', month: null, gross: null, deductions: null, net: null },
      { title: 'Payslip 2' },
    ])
  })
})

describe('Form 26AS', () => {
  it('has the assessee, the employer and every row', async () => {
    const [facts] =
      (await form26asDefinition.readFacts?.({ data: [usualForm()] }, NO_OPTIONS)) ?? []
    expect(facts?.title).toBe('Form 26AS 2025-26')
    expect(facts?.identity.map(({ fact, text }) => [fact, text])).toEqual([
      ['name', 'ANANYA DESHPANDE'],
      ['pan', 'XXXPD1234X'],
      ['employer', 'SAHYADRI PRECISION'],
    ])
    if (facts?.kind !== 'taxCredits') throw new Error('not a Form 26AS')
    expect(facts.credits.map(({ section, day, tax }) => [section, day, tax?.paise])).toEqual([
      ['192', '2025-04-30', 1_050_000],
      ['192', '2025-05-31', 1_050_000],
      ['194A', '2025-06-30', 124_800],
    ])
    expect(facts.credits[1]?.credit?.source).toEqual({
      kind: 'text',
      text: '1,05,125.25',
      precedingTexts: ['PNEX01234B', '30-04-2025', '1,05,125.25', '10,500.00', '31-05-2025'],
    })
  })

  it('has the totals of a deductor whose rows were not read', async () => {
    const form = { Section192: [{ ...usualForm().Section192[0], Details: [] }] }
    const facts = await form26asDefinition.readFacts?.({ data: [form] }, NO_OPTIONS)
    expect(facts).toMatchObject([
      {
        title: 'Form 26AS',
        credits: [{ day: null, credit: { paise: 21_025_050 }, tax: { paise: 2_100_000 } }],
      },
    ])
  })
})

it('ID documents are titled by what they are, and separate cards of one file', async () => {
  const data = [
    { doc_type: 'AADHAAR', doc_id: '234567890124', name: 'Ananya S Deshpande', 'S/O': 'Vikram' },
    { docType: 'PAN', docId: 'ABCPD1234K', fatherName: 'Insufficient Info', dob: '12/06/1991' },
    { doc_type: '', elector_name: 'Meera', address: ['5 Temple Road,', 'Kerala'] },
  ]
  const facts = (await ID_DEFINITIONS.voterId.readFacts?.({ data }, NO_OPTIONS)) ?? []
  expect(facts.map(({ title }) => title)).toEqual(['Aadhaar', 'PAN card', 'Voter ID'])
  expect(facts.map(({ identity }) => identity.map(({ fact, text }) => [fact, text]))).toEqual([
    [
      ['aadhaar', '2345 6789 0124'],
      ['name', 'Ananya S Deshpande'],
      ['father', 'Vikram'],
    ],
    [
      ['pan', 'ABCPD1234K'],
      ['birthDate', '12/06/1991'],
    ],
    [
      ['name', 'Meera'],
      ['address', '5 Temple Road, Kerala'],
    ],
  ])
  expect(facts[1]?.identity[0]?.source).toMatchObject({ precedingTexts: ['2345 6789 0124'] })
})

describe('bank statements', () => {
  const readFacts = async (
    accounts: readonly { bankName: string; accountEnd?: string }[],
    failed: readonly ('account_1' | 'account_2')[] = [],
  ) => {
    const output = {
      totalAccounts: accounts.length > 1 ? (2 as const) : (1 as const),
      failedAccounts: failed,
      failedFiles: {},
      zip: aBlob,
      workbooks: { account_1: aBlob, account_2: aBlob, common: aBlob },
      unread: [],
      pdfs: {},
    }
    const submission = aSubmission({ accounts: accounts.map((account) => anAccount(account)) })
    return bankStatementCalls.readFacts?.(toJobResult(output), {
      options: toJobOptions(submission),
    })
  }

  it('have the workbook of each account that did not fail', async () => {
    const accounts = [{ bankName: 'HDFC Bank' }, { bankName: 'State Bank of India' }]
    expect(await readFacts(accounts)).toMatchObject([
      { title: 'HDFC', workbook: 'account_1.xlsx' },
      { title: 'SBI', workbook: 'account_2.xlsx' },
    ])
    expect(await readFacts(accounts, ['account_1'])).toMatchObject([{ title: 'SBI' }])
  })

  it.each([
    ['HDFC Bank', '7812', 'HDFC •••• 7812'],
    ['State Bank of India', '5309', 'SBI •••• 5309'],
    ['Bank of Baroda', '1111', 'BOB •••• 1111'],
    ['AU Small Finance Bank', '1111', 'AU •••• 1111'],
    ['Axis Bank', '1111', 'Axis Bank •••• 1111'],
    ['Bank Name', '1111', 'Bank statement •••• 1111'],
    ['other', undefined, 'Bank statement'],
  ])('%s is titled', async (bankName, accountEnd, title) => {
    const account = { bankName, ...(accountEnd === undefined ? {} : { accountEnd }) }
    expect(await readFacts([account])).toMatchObject([{ title }])
  })
})

it('passbooks and financial statements have their workbook, once it is there', async () => {
  const passbook = { data: null, files: { outputFile: aBlob } }
  expect(await passbookDefinition.readFacts?.(passbook, NO_OPTIONS)).toMatchObject([
    { kind: 'account', workbook: 'outputFile' },
  ])
  expect(await passbookDefinition.readFacts?.({ data: null }, NO_OPTIONS)).toBeNull()
  const statement = { data: { isPartial: false }, files: { workbook: aBlob } }
  expect(await financialStatementDefinition.readFacts?.(statement, NO_OPTIONS)).toMatchObject([
    { kind: 'financialStatement', workbook: 'workbook' },
  ])
})

it('an answer of an older build has no facts', async () => {
  const answer = { data: 'old' }
  for (const { readFacts } of [payslipDefinition, form26asDefinition, bankStatementCalls])
    expect(await readFacts?.(answer, NO_OPTIONS)).toBeNull()
  expect(await ID_DEFINITIONS.aadhar.readFacts?.(answer, NO_OPTIONS)).toBeNull()
})
