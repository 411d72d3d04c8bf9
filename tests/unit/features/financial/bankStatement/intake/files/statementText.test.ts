import { describe, expect, it } from 'vitest'
import {
  parseStatement,
  periodInText,
} from '#features/financial/bankStatement/intake/files/statementText.ts'

describe('period of a statement', () => {
  const APRIL_TO_JUNE = { from: '2026-04-01', to: '2026-06-30' }
  it.each([
    ['Statement from 01/04/2026 Statement to 30/06/2026', APRIL_TO_JUNE],
    ['Statement From : 01/04/2026 To : 30/06/2026', APRIL_TO_JUNE],
    ['Account Statement from 1 Apr 2026 to 30 Jun 2026', APRIL_TO_JUNE],
    ['for the period 01-04-2026 - 30-06-2026', APRIL_TO_JUNE],
    ['Period: 1 April, 2026 till 30 June, 2026', APRIL_TO_JUNE],
    ['for the period April 01, 2026 - June 30, 2026', APRIL_TO_JUNE],
    ['1st April 2026 to 30th June 2026', APRIL_TO_JUNE],
    ['01.04.26 to 30.06.26', APRIL_TO_JUNE],
    ['from 30/06/2026 to 01/04/2026', null],
    ['from 31/02/2026 to 30/06/2026', null],
    ['Date 01/04/2026 Narration Value 02/04/2026', null],
    ['', null],
  ])('%j', (text, period) => {
    expect(periodInText(text)).toEqual(period)
  })
})

const NOTHING = {
  bankName: null,
  accountEnd: null,
  holder: null,
  accountType: null,
  period: null,
  opening: null,
  closing: null,
}
const APRIL_TO_JUNE = { from: '2026-04-01', to: '2026-06-30' }

/** Layouts of statements, each with a page's text and what is read from it. */
const LAYOUTS: [name: string, text: string, expected: ReturnType<typeof parseStatement>][] = [
  [
    'labels in two columns',
    `HDFC BANK
Kothrud Branch, Pune 411038 IFSC HDFC0000435
Account holder ANANYA DESHPANDE Account No 50100234567812
Account type Savings Account Currency INR
Statement from 01/04/2026 Statement to 30/06/2026
Date Narration Withdrawal Amt. Closing Balance
01/04/2026 Opening Balance 86,420.15
02/04/2026 NEFT IFSC SBIN0000454 A/C NO 38765432109 500.00 85,920.15
Closing balance on 30/06/2026: Rs. 85,920.15`,
    {
      bankName: 'HDFC Bank',
      accountEnd: '7812',
      holder: 'ANANYA DESHPANDE',
      accountType: 'Savings',
      period: APRIL_TO_JUNE,
      opening: 86_420.15,
      closing: 85_920.15,
    },
  ],
  [
    'a masked number and B/F',
    `AXIS BANK
Name : RAVI KUMAR
A/c No : XXXXXXXXXXX4410 Scheme : SAVINGS - PRIME
IFSC Code : UTIB0000373
Period : 01/04/2026 - 30/06/2026
B/F 12,000.00 Cr
C/F 9,500.50 Cr`,
    {
      bankName: 'Axis Bank',
      accountEnd: '4410',
      holder: 'RAVI KUMAR',
      accountType: null,
      period: APRIL_TO_JUNE,
      opening: 12_000,
      closing: 9_500.5,
    },
  ],
  [
    'a sentence, without an IFSC',
    `ICICI Bank
Statement of current account number 001205009876 for the period April 01, 2026 - June 30, 2026
Account Name: M/S SHREE SAI TRADERS
Opening Balance : 1,00,000.00 Dr
Closing Balance : 2,500.00`,
    {
      bankName: 'ICICI Bank',
      accountEnd: '9876',
      holder: 'M/S SHREE SAI TRADERS',
      accountType: 'Current',
      period: APRIL_TO_JUNE,
      opening: -100_000,
      closing: 2_500,
    },
  ],
  [
    'groups of digits, an overdraft, and no balances',
    `Kotak Mahindra Bank
Customer Name PRIYA NAIR Branch Thane
Account Number 5010 0234 5678 12
Account Type: Overdraft
From 1st April 2026 To 30th June 2026`,
    {
      ...NOTHING,
      bankName: 'Kotak Mahindra Bank',
      accountEnd: '7812',
      holder: 'PRIYA NAIR',
      accountType: 'other',
      period: APRIL_TO_JUNE,
    },
  ],
  [
    'values under their labels',
    `State Bank of India
Account Holder Name
SUNITA RAO
Account No.
38765432109
Statement period
01 Apr 2026 to 30 Jun 2026
Balance brought forward 5,000.00`,
    {
      ...NOTHING,
      bankName: 'State Bank of India',
      accountEnd: '2109',
      holder: 'SUNITA RAO',
      period: APRIL_TO_JUNE,
      opening: 5_000,
    },
  ],
  [
    'a consolidated statement: what contradicts itself is left out',
    `Federal Bank
Savings Account No 12345678901 and Current Account No 10987654321
Opening Balance 100.00`,
    { ...NOTHING, bankName: 'Federal Bank', opening: 100 },
  ],
  ['another document', 'Pay slip for September 2026\nBank A/c No. 4410', NOTHING],
]

describe('what a statement says about itself', () => {
  it.each(LAYOUTS)('%s', (_, text, expected) => {
    expect(parseStatement({ first: text, last: text })).toEqual(expected)
  })
})
