import { describe, expect, it } from 'vitest'
import {
  accountFacts,
  compare,
  EMPLOYER,
  identityFacts,
  payslipFacts,
  statementOf,
  type StatementRow,
} from '#tests/support/applicantDocuments.ts'

const accounts = async (hdfc: readonly StatementRow[], sbi: readonly StatementRow[]) =>
  compare(
    { facts: payslipFacts('2026-06', 90_000) },
    { facts: identityFacts('PAN card', { name: 'Ananya Deshpande' }) },
    { facts: accountFacts(), workbook: statementOf(hdfc) },
    { facts: accountFacts('SBI', '4401'), workbook: statementOf(sbi, { number: 'XXXX4401' }) },
  )

/** Of a debit of 9,000 in HDFC 7812 and a credit in SBI 4401 on the same day. */
async function stateOf(debit: string, credit: string, paid = 9_000, received = paid) {
  const { transfers, possibleTransfers } = await accounts(
    [['2026-04-01', debit, -paid]],
    [['2026-04-01', credit, received]],
  )
  return [...transfers, ...possibleTransfers][0]?.state ?? null
}

describe('narrations decide', () => {
  it.each([
    ['NEFT SELF', 'BY TRANSFER NEFT'],
    ['IMPS TO ANANYA DESHPANDE SBI', 'IMPS FROM ANANYA DESHPANDE HDFC'],
    ['IMPS-609112345678-ANANYA DESHPANDE-SBIN-XXXXXX4401-TRF', 'BY TRANSFER-IMPS/609112345678'],
    ['NEFT DR-SBIN0001821-ANANYA DESH-NETBANK', 'NEFT*HDFC0000086*N091*ANANYA DESHPANDE'],
    ['FUND TRF TO XX4401', 'TRANSFER'],
    ['UPI-ANANYADESHPANDE-ANANYA@OKSBI-609100000001-NA', 'UPI/CR/609100000001/ANANYA/HDFC'],
    ['IB FUNDS TRANSFER OWN ACCOUNT', 'TRF'],
    ['UPI/609155512345/PAYMENT', 'UPI/CR/609155512345/RAMESH'],
    ['SI-TPT-ANANYA DESHPANDE', 'SI ANANYA DESHPANDE'],
    ['BIL/INFT/ANANYA DESHPANDE/SAVINGS', 'INFT ANANYA S DESHPANDE'],
  ])('%s, %s are a transfer', async (debit, credit) => {
    expect(await stateOf(debit, credit)).toBe('found')
  })

  it.each([
    ['NEFT', 'NEFT'],
    ['IMPS-P2A-609100000001', 'IMPS CR 778'],
    ['TPT TRANSFER', 'BY TRANSFER'],
    ['FUND TRF', 'NEFT DESHPANDE'],
  ])('%s, %s are a suggestion', async (debit, credit) => {
    expect(await stateOf(debit, credit)).toBe('suggested')
  })

  it.each([
    ['ACH D- BAJAJ FINANCE LTD-0123456', 'UPI-PRAKASH KULKARNI-RENT'],
    ['EMI 4411 CHQ S1', 'UPI-PRAKASH KULKARNI'],
    ['EMI 4411 CHQ S1', 'NEFT'],
    ['NEFT SELF', 'UPI-PRAKASH KULKARNI'],
    ['UPI-RAMESH DESHPANDE', 'IMPS FROM ANANYA DESHPANDE'],
    ['IMPS TO RAHUL MEHTA', 'NEFT CR'],
    ['UPI-DMART', 'UPI-PRAKASH'],
    ['ATM WDL', 'CASH DEPOSIT'],
    ['NEFT SELF', `NEFT ${EMPLOYER}`],
  ])('%s, %s are none', async (debit, credit) => {
    expect(await stateOf(debit, credit)).toBeNull()
  })
})

describe('amounts and days', () => {
  it.each([
    [9_005.9, 9_000, 'found'],
    [9_059, 9_000, 'found'],
    [9_060, 9_000, null],
    [9_000, 9_001, null],
    [505, 500, null],
  ])('%d paid and %d received: %s', async (paid, received, state) => {
    expect(await stateOf('NEFT SELF', 'NEFT ANANYA DESHPANDE', paid, received)).toBe(state)
  })

  it('a charge is no suggestion where narrations say nothing', async () => {
    expect(await stateOf('NEFT', 'NEFT', 9_005.9, 9_000)).toBeNull()
  })

  it('three days apart are none', async () => {
    const { transfers } = await accounts(
      [['2026-04-01', 'NEFT SELF', -9_000]],
      [['2026-04-04', 'NEFT SELF', 9_000]],
    )
    expect(transfers).toEqual([])
  })

  it('use each entry once, the nearest days first', async () => {
    const { transfers } = await accounts(
      [
        ['2026-04-01', 'NEFT SELF', -9_000],
        ['2026-04-02', 'NEFT SELF', -9_000],
      ],
      [['2026-04-02', 'NEFT', 9_000]],
    )
    expect(transfers.map(({ day }) => day)).toEqual(['2026-04-02'])
  })

  it('leave six instalments alone when a tenant pays the same sum', async () => {
    const months = ['04', '05', '06', '07', '08', '09']
    const { obligations, transfers, possibleTransfers } = await accounts(
      months.map((month) => [`2026-${month}-05`, 'ACH D- BAJAJ FINANCE-1', -12_000]),
      months.map((month) => [`2026-${month}-05`, 'UPI/PRAKASH KULKARNI/RENT', 12_000]),
    )
    expect(obligations.map(({ payments }) => payments.length)).toEqual([6])
    expect([...transfers, ...possibleTransfers]).toEqual([])
  })

  it('are left out of credits and salaries', async () => {
    const { conduct, income } = await accounts(
      [['2026-06-29', 'NEFT SELF', -90_000]],
      [
        ['2026-06-30', 'NEFT ANANYA DESHPANDE', 90_000],
        ['2026-07-01', 'UPI', 700],
      ],
    )
    expect(conduct[1]?.largestCredits).toMatchObject([{ value: 70_000 }])
    expect(income?.months[0]?.credit).toBeNull()
  })
})
