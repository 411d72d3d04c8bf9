import { describe, expect, it } from 'vitest'
import {
  parseStatement,
  periodInText,
} from '#features/financial/bankStatement/intake/files/statementText.ts'
import type { StatementDetails } from '#features/financial/bankStatement/intake/state/statementFacts.ts'

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
const LAYOUTS: [name: string, text: string, expected: Omit<StatementDetails, 'accountCheck'>][] = [
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
  it.each(LAYOUTS)('%s', (_name, text, expected) => {
    const { accountCheck: _, ...details } = parseStatement({ first: text, last: text })
    expect(details).toEqual(expected)
  })
})

describe('bank of a statement', () => {
  const ROW = '02/04/2026 NEFT-SBIN0000454-RAVI KUMAR 500.00 85,920.15'
  it.each<[string, string, string | null]>([
    [
      'the title, beside another bank in a narration',
      `HDFC BANK LTD\nAccount No 50100234567812\n${ROW}`,
      'HDFC Bank',
    ],
    [
      'the title, where the header of the columns is broken over lines',
      `HDFC BANK LTD\nTxn\nDate\nValue Date\nNarration\nDebit\n02/04/2026\nNEFT-SBIN0000454-RAVI\n500.00`,
      'HDFC Bank',
    ],
    ['no title and no IFSC, but one in a narration', `Statement of account\n${ROW}`, null],
    ['a title and an IFSC that contradict each other', 'HDFC BANK\nIFSC SBIN0000454', null],
    [
      'an IFSC that decides between a title and an address',
      'Axis Bank\nRAVI KUMAR\nNEAR CANARA BANK\nIFSC UTIB0000373',
      'Axis Bank',
    ],
    [
      'a co-operative bank with the IFSC of its sponsor',
      'SHREE MAHESH CO-OP. BANK LTD, NASHIK\nIFSC HDFC0CSMCBL',
      null,
    ],
    [
      'a rural bank with the IFSC of its sponsor',
      'Baroda Gujarat Gramin Bank\nIFSC BARB0BGGBXX',
      null,
    ],
    [
      'a listed co-operative bank',
      'THE COSMOS CO-OP. BANK LTD\nIFSC COSB0000012',
      'Cosmos Co-operative Bank',
    ],
    ['a bank with "and" for "&"', 'PUNJAB AND SIND BANK\nSavings', 'Punjab & Sind Bank'],
    [
      'a page in one line',
      `ICICI Bank Savings account of RAVI KUMAR ${ROW} UPI to Axis Bank`,
      'ICICI Bank',
    ],
    [
      'the IFSC of a home branch and of another bank for credits',
      'Kotak Mahindra Bank\nIFSC KKBK0000123 MICR 400485001\nCredits: SBIN0000454',
      'Kotak Mahindra Bank',
    ],
  ])('%s', (_, first, bank) => {
    expect(parseStatement({ first, last: first }).bankName).toBe(bank)
  })
})

describe('account number of a statement', () => {
  it.each<[string, string, string | null]>([
    ['cut by the end of a line', 'A/c No : 50100012345\n6789 Branch Pune', null],
    ['cut after a dash', 'Account No. 5010-0234-\n5678-12', null],
    ['masked and cut', 'Account Number XXXXXXXX12\n34', null],
    [
      'before a line with a PIN code, too long for one number',
      'Account No 50100234567812\n411038 Pune',
      '7812',
    ],
    ['before a line with a date', 'Account No 50100234567812\n01/04/2026 to 30/06/2026', '7812'],
    [
      'before a line with a day in words',
      'Account No 38765432109\n1 Apr 2026 to 30 Jun 2026',
      '2109',
    ],
    ['before a line with an amount', 'Account No 38765432109\n12,000.00 Cr', '2109'],
    ['before a date on its line', 'Account No 38765432109 01/04/2026', '2109'],
    ['of which a part follows a slash', 'Account No 12345678 9012/3', null],
    ['its label over two lines', 'A/c\nNo : 38765432109', '2109'],
    ['with spaces', 'A/C NO.: 3876 5432 109 Customer ID', '2109'],
    ['masked', 'Account No: XXXXXX1234', '1234'],
    ['masked in the middle', 'Account No: 5010XXXX12', null],
    ['named twice', 'A/c No 38765432109\nStatement of account no. 00000038765432109', '2109'],
    ['another with the same last digits', 'A/c No 38765432109 and Loan A/c No 50001112109', null],
    ['of a loan that is linked', 'A/c No 38765432109\nLinked loan account no 40001118888', null],
  ])('%s', (_, first, end) => {
    expect(parseStatement({ first, last: first }).accountEnd).toBe(end)
  })

  it('has a check number, which tells numbers with the same last digits apart', () => {
    const check = (number: string) =>
      parseStatement({ first: `A/c No ${number}`, last: '' }).accountCheck
    expect(check('50100011112345')).not.toBe(check('50100099992345'))
    expect(check('00000038765432109')).toBe(check('38765432109'))
    expect(check('5010 0011 1123 45')).toBe(check('50100011112345'))
    expect(check('XXXXXXXXXX2345')).toBeNull()
  })
})

describe('type and holder', () => {
  it.each<[string, string | null, string | null]>([
    ['Account Type: Cash Credit', 'other', null],
    ['Account Type : OD against FD\nSavings account customers: see overleaf', 'other', null],
    ['Account Description: CA - GENERAL', 'Current', null],
    ['Account holder RAVI KUMAR / SUNITA KUMAR\nSavings Account', 'Savings', 'RAVI KUMAR'],
    ['Customer Name : MR. RAVI KUMAR Joint Holder : SUNITA KUMAR', null, 'MR. RAVI KUMAR'],
    ['Savings Account and Current Account', null, null],
  ])('%s', (first, accountType, holder) => {
    expect(parseStatement({ first, last: first })).toMatchObject({ accountType, holder })
  })
})
