import { describe, expect, it } from 'vitest'
import {
  accountFacts,
  compare,
  statementOf,
  type StatementRow,
} from '#tests/support/applicantDocuments.ts'

/** '04-05 | ACH D- BAJAJ-4411 | -12000' of 2026, one line an entry. */
const entries = (text: string): StatementRow[] =>
  text
    .trim()
    .split('\n')
    .map((line): StatementRow => {
      const [day = '', narration = '', amount = ''] = line.split('|').map((part) => part.trim())
      return [day.length > 5 ? day : `2026-${day}`, narration, Number(amount)]
    })

const statement = (text: string) => {
  const rows = entries(text).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { facts: accountFacts(), workbook: statementOf(rows, { opening: 900_000 }) }
}

/** 'Loan BAJAJ FINANCE 12000 x3', with 'missed 06', 'ended 06' and 'bounced 07'. */
async function obligationsOf(text: string): Promise<string[]> {
  const { obligations } = await compare(statement(text))
  return obligations.map(({ counterparty, kind, monthly, payments, missedMonths, ended }) =>
    [
      kind,
      counterparty,
      monthly / 100,
      `x${payments.length}`,
      ...missedMonths.map((month) => `missed ${month.slice(5)}`),
      ...(ended === null ? [] : [`ended ${ended.slice(5)}`]),
      ...payments.flatMap(({ bounced, dueMonth }) =>
        bounced.length > 0 ? [`bounced ${dueMonth.slice(5)}`] : [],
      ),
    ].join(' '),
  )
}

/** The narration on the 5th of each month. */
const monthly = (months: string, narration: string, amount: number, day = '05') =>
  months
    .split(' ')
    .map(
      (month, at) => `${month}-${day} | ${narration.replace('#', String(4_411 + at))} | ${amount}`,
    )
    .join('\n')

const HALF_YEAR = '04 05 06 07 08 09'
const END = '09-30 | UPI TEA | -10'

describe('when debits are an obligation', () => {
  it.each([
    [
      'three months',
      monthly('07 08 09', 'ACH D- BAJAJ FINANCE-#', -12_000),
      ['loan BAJAJ FINANCE 12000 x3'],
    ],
    ['two months', monthly('08 09', 'ACH D- BAJAJ FINANCE-#', -12_000), []],
    [
      'one payment missing between two',
      `${monthly('04 05 07 08 09', 'ACH D- BAJAJ FINANCE-#', -12_000)}
06-15 | UPI TEA | -10`,
      ['loan BAJAJ FINANCE 12000 x5 missed 06'],
    ],
    [
      'three payments, one missing',
      `${monthly('06 08 09', 'ACH D- BAJAJ FINANCE-#', -12_000)}
07-15 | UPI TEA | -10`,
      ['loan BAJAJ FINANCE 12000 x3 missed 07'],
    ],
    ['every other month', monthly('03 05 07 09', 'NACH BESCOM-#', -1_200), []],
    ['a quarterly premium', monthly('01 04 07 10', 'ACH D- LIC-#', -9_000), []],
    [
      'a month’s end, with holidays',
      `03-31 | EMI 1 CHQ S1 | -9000
      05-02 | EMI 2 CHQ S2 | -9000
      05-30 | EMI 3 CHQ S3 | -9000
      07-01 | EMI 4 CHQ S4 | -9000
      07-31 | EMI 5 CHQ S5 | -9000`,
      ['loan Loan 9000 x5'],
    ],
    [
      'late by two weeks once',
      `04-05 | ACH D- BAJAJ FINANCE-1 | -9000
      05-19 | ACH D- BAJAJ FINANCE-2 | -9000
      06-10 | ACH D- BAJAJ FINANCE-3 | -9000`,
      ['loan BAJAJ FINANCE 9000 x3'],
    ],
    [
      'a loan that ended',
      `${monthly('04 05 06', 'ACH D- BAJAJ FINANCE-#', -12_000)}\n${END}`,
      ['loan BAJAJ FINANCE 12000 x3 ended 06'],
    ],
    [
      'the last payment missing',
      `${monthly('05 06 07 08', 'ACH D- BAJAJ FINANCE-#', -12_000)}\n${END}`,
      ['loan BAJAJ FINANCE 12000 x4 missed 09'],
    ],
    [
      'the last one not due yet',
      `${monthly('05 06 07 08', 'ACH D- BAJAJ FINANCE-#', -12_000, '28')}\n${END}`,
      ['loan BAJAJ FINANCE 12000 x4'],
    ],
  ])('%s', async (_, text, expected) => {
    expect(await obligationsOf(text)).toEqual(expected)
  })
})

describe('a bounced payment that is paid again counts once', () => {
  const paid = monthly('04 05 06 08 09', 'ACH D- BAJAJ FINANCE LTD-#', -12_000)
  it.each([
    [
      'with a credit that returns it',
      `07-05 | ACH D- BAJAJ FINANCE LTD-9 | -12000
      07-06 | ACH D RETURN BAJAJ FINANCE LTD | 12000
      07-06 | ACH RTN CHRG 060726 | -590
      07-12 | ACH D- BAJAJ FINANCE LTD-10 | -12000`,
    ],
    [
      'with a reversal',
      `07-05 | ACH D- BAJAJ FINANCE LTD-9 | -12000
      07-05 | REV-ACH D- BAJAJ FINANCE LTD-9 | 12000
      07-20 | ACH D- BAJAJ FINANCE LTD-10 | -12000`,
    ],
    [
      'where the debit says that it was returned',
      `07-05 | ACH D- BAJAJ FINANCE LTD-9 RETURN | -12000
      07-05 | BY RETURN | 12000
      07-09 | ACH D- BAJAJ FINANCE LTD-10 | -12000`,
    ],
    [
      'with the charge inside, by UPI',
      `07-05 | ACH D- BAJAJ FINANCE LTD-9 | -12000
      07-06 | ACH-INSUFFICIENT FUNDS BAJAJ | 12000
      07-13 | UPI-BAJAJ FINANCE LTD-EMI-PAYTM | -12590`,
    ],
    [
      'after two attempts',
      `07-05 | ACH D- BAJAJ FINANCE LTD-9 | -12000
      07-05 | ACH RETURN BAJAJ | 12000
      07-08 | ACH D- BAJAJ FINANCE LTD-10 | -12000
      07-08 | ACH RETURN BAJAJ | 12000
      07-15 | ACH D- BAJAJ FINANCE LTD-11 | -12000`,
    ],
  ])('%s', async (_, july) => {
    const found = await obligationsOf(`${paid}\n${july}`)
    expect(found).toEqual(['loan BAJAJ FINANCE LTD 12000 x6 bounced 07'])
  })

  it('and is missed where it is not paid', async () => {
    const july = `07-05 | ACH D- BAJAJ FINANCE LTD-9 | -12000
      07-06 | ACH D RETURN BAJAJ FINANCE LTD | 12000`
    expect(await obligationsOf(`${paid}\n${july}`)).toEqual([
      'loan BAJAJ FINANCE LTD 12000 x5 missed 07',
    ])
  })
})

describe('one lender', () => {
  it.each([
    [
      'cut',
      `04-05 | ACH D- CHOLAMANDALAM INVESTMENT-1 | -9000
      05-05 | ACH D- CHOLAMANDALAM INV | -9000
      06-05 | ACH D- CHOLAMANDAL | -9000`,
      ['loan CHOLAMANDALAM 9000 x3'],
    ],
    [
      'together and apart',
      `04-05 | ACH/TP ACH HDFCLTD/12345 | -9000
      05-05 | ACH D- HDFC LTD-12346 | -9000
      06-05 | ACH D- HDFC LIMITED | -9000`,
      ['loan HDFC 9000 x3'],
    ],
    [
      'with letters in its reference',
      `04-05 | ACH D- BAJAJ FINANCE LTD-PQRSTU | -9000
      05-05 | ACH D- BAJAJ FINANCE LTD-XYZABC | -9000
      06-05 | ACH D- BAJAJ FINANCE LTD-LMNOPQ | -9000`,
      ['loan BAJAJ FINANCE LTD 9000 x3'],
    ],
    [
      'by its mandate number',
      `04-05 | NACH-10-DR-HOUSING DEVELOPMENT-HDFC7000123456 | -9000
      05-05 | ACH DEBIT HDFC7000123456 | -9000
      06-05 | ECS DR HSG DEV FIN HDFC7000123456 | -9000`,
      ['mandate HOUSING DEVELOPMENT 9000 x3'],
    ],
    [
      'by another channel',
      `04-05 | SI-TPT-BAJAJ FINANCE EMI | -9000
      05-05 | BIL/INFT/BAJAJ FINANCE LIMITED/LOAN | -9000
      06-05 | ACH D- BAJAJ FINANCE LTD-0123456 | -9000`,
      ['loan BAJAJ FINANCE 9000 x3'],
    ],
    [
      'a raised EMI',
      `${monthly('04 05 06', 'ACH D- LICHFL-#', -21_000)}\n${monthly('07 08 09', 'ACH D- LIC HFL-#', -22_500)}`,
      ['loan LIC HFL 22500 x6'],
    ],
    [
      'raised in the last month',
      `${monthly('04 05 06 07 08', 'ACH D- LICHFL-#', -21_000)}\n${monthly('09', 'ACH D- LICHFL-#', -21_900)}`,
      ['loan LICHFL 21900 x6'],
    ],
    [
      'raised twice',
      `${monthly('01 02 03', 'ACH D- LICHFL-#', -20_000)}\n${monthly('04 05 06', 'ACH D- LICHFL-#', -21_000)}
      ${monthly('07 08 09', 'ACH D- LICHFL-#', -22_000)}`,
      ['loan LICHFL 22000 x9'],
    ],
    [
      'a smaller first instalment',
      `${monthly('04', 'ACH D- TATA CAPITAL-#', -6_200)}\n${monthly('05 06 07', 'ACH D- TATA CAPITAL-#', -10_500)}`,
      ['loan TATA CAPITAL 10500 x4'],
    ],
    [
      'a penalty in one month',
      `${monthly('04 05 07 08', 'ACH D- TATA CAPITAL-#', -10_500)}\n${monthly('06', 'ACH D- TATA CAPITAL-#', -11_400)}`,
      ['loan TATA CAPITAL 10500 x5'],
    ],
    [
      'a prepayment is no instalment',
      `${monthly('04 05 06 07', 'ACH D- TATA CAPITAL-#', -10_500)}\n07-20 | NEFT TATA CAPITAL LOAN PREPAYMENT | -200000`,
      ['loan TATA CAPITAL 10500 x4'],
    ],
    [
      'two loans of one amount on one day',
      `${monthly('07 08 09', 'ACH D- BAJAJ FINANCE-#', -5_000)}\n${monthly('07 08 09', 'ACH D- BAJAJ FINANCE-#', -5_000)}`,
      ['loan BAJAJ FINANCE 5000 x3', 'loan BAJAJ FINANCE 5000 x3'],
    ],
    [
      'two loans of nearly one amount',
      `${monthly('07 08 09', 'ACH D- BAJAJ FINANCE-#', -12_000)}\n${monthly('07 08 09', 'ACH D- BAJAJ FINANCE-#', -12_100)}`,
      ['loan BAJAJ FINANCE 12000 x3', 'loan BAJAJ FINANCE 12100 x3'],
    ],
    [
      'two lenders of one group',
      `${monthly('07 08 09', 'ACH D- BAJAJ FINANCE-#', -12_000)}\n${monthly('07 08 09', 'ACH D- BAJAJ HOUSING FINANCE-#', -31_000)}`,
      ['loan BAJAJ FINANCE 12000 x3', 'loan BAJAJ HOUSING FINANCE 31000 x3'],
    ],
    [
      'two lenders of one amount',
      `${monthly('07 08 09', 'ACH D- TATA CAPITAL-#', -5_000)}\n${monthly('07 08 09', 'ACH D- HDB FINANCIAL-#', -5_000, '07')}`,
      ['loan TATA CAPITAL 5000 x3', 'loan HDB FINANCIAL 5000 x3'],
    ],
    [
      'a loan that follows another lender’s',
      `${monthly('04 05 06', 'ACH D- TATA CAPITAL-#', -10_000)}\n${monthly('07 08 09', 'ACH D- HDB FINANCIAL-#', -12_000)}\n${END}`,
      ['loan TATA CAPITAL 10000 x3 ended 06', 'loan HDB FINANCIAL 12000 x3'],
    ],
    [
      'two mandates, one after the other',
      `${monthly('04 05 06', 'ACH D- BAJAJ FINANCE-P400911', -10_000)}\n${monthly('07 08 09', 'ACH D- BAJAJ FINANCE-P500777', -12_000)}\n${END}`,
      ['loan BAJAJ FINANCE 10000 x3 ended 06', 'loan BAJAJ FINANCE 12000 x3'],
    ],
    [
      'bills of another amount each month',
      monthly(HALF_YEAR, 'NACH MSEDCL-#', -1_000).replaceAll(
        /(\d\d)-05(.*)-1000/g,
        (_, month: string, rest: string) =>
          `${month}-05${rest}-${1_000 + Number(month) * Number(month) * 20}`,
      ),
      [],
    ],
  ])('%s', async (_, text, expected) => {
    expect(await obligationsOf(text)).toEqual(expected)
  })
})

describe('kinds', () => {
  it.each([
    ['ACH D- BAJAJ FINANCE LTD-0123456', 'loan'],
    ['ACH/TP ACH HDFCLTD/12345', 'loan'],
    ['NACH-10-DR-LICHFL-#', 'loan'],
    ['EMI 123456 CHQ S4567 0926', 'loan'],
    ['LOAN RECOVERY FOR A/C 22#', 'loan'],
    ['HOME LOAN INSTALMENT #', 'loan'],
    ['ECS DR/BAJAJ FINSERV/#', 'loan'],
    ['BIL/INFT/EMI/KOTAK PRIME', 'loan'],
    ['SI-TPT-RAMESH #', 'standingInstruction'],
    ['SI/MB/SAVINGS BANK #', 'standingInstruction'],
    ['UPI-MANDATE-NETFLIX-#', 'standingInstruction'],
    ['E-MANDATE/RAZORPAY/#', 'standingInstruction'],
    ['STANDING INSTRUCTION TRF #', 'standingInstruction'],
    ['NACH DR INW-INDIANESIGN #', 'mandate'],
    ['TP ACH KOTAK #', 'mandate'],
    ['ECS/PAYTM/#', 'mandate'],
    ['SBI CARD BILLDESK #', 'card'],
    ['CRED CLUB/CREDIT CARD/#', 'card'],
    ['CC PAYMENT HDFC #', 'card'],
    ['UPI-CRED-CRED.CLUB@AXISB-#', 'card'],
    ['UPI RENT PRAKASH KULKARNI', 'rent'],
    ['IMPS-#-HOUSERENT-KULKARNI', 'rent'],
    ['ACH D- LIC OF INDIA-#', 'insurance'],
    ['NACH/HDFC LIFE INSURANCE/#', 'insurance'],
    ['ECS MAX LIFE PREMIUM #', 'insurance'],
    ['SI-ICICI PRULIFE-#', 'insurance'],
    ['ACH D SIP PARAG PARIKH FLEXI CAP', 'sip'],
    ['ACH D- INDIAN CLEARING CORP-#', 'sip'],
    ['NACH-BSE STAR MF-#', 'sip'],
    ['RD INSTALLMENT #', 'sip'],
    ['POS DEBIT CARD NETFLIX #', 'purchase'],
  ])('%s: %s', async (narration, kind) => {
    const { obligations } = await compare(statement(monthly('07 08 09', narration, -4_000)))
    expect(obligations.map((one) => one.kind)).toEqual([kind])
  })

  it.each([
    ['UPI-DMART-#'],
    ['POS PEMIUM BEACH CARDIO #'],
    ['ACH RTN CHRG #'],
    ['EMI BOUNCE CHARGES GST #'],
    ['UPI-PREM KUMAR-#'],
    ['NEFT-CURRENT BILL-#'],
    ['UPI-EMILY ROSE-#'],
    ['UPI-SIPHIWE-#'],
    ['MANDATE REG CHARGE #'],
    ['LOAN PROCESSING FEE #'],
    ['ELECTRICITY BILL BBPS #'],
    ['UPI-CHITRA STORES-#'],
    ['ATM CARD AMC #'],
  ])('%s is none', async (narration) => {
    const { obligations } = await compare(statement(monthly('07 08 09', narration, -4_000)))
    expect(obligations).toEqual([])
  })

  it('a card has another bill each month', async () => {
    expect(
      await obligationsOf(`07-12 | CC PAYMENT HDFC 1 | -8200
      08-11 | CC PAYMENT HDFC 2 | -14400
      09-12 | CC PAYMENT HDFC 3 | -9100`),
    ).toEqual(['card CC HDFC 9100 x3'])
  })
})

describe('points', () => {
  const pointsOf = async (july: string) => {
    const paid = monthly('04 05 06 08 09', 'ACH D- BAJAJ FINANCE-#', -12_000)
    const { points } = await compare(statement(`${paid}\n${july}`))
    return points
      .map(({ id }) => id)
      .filter((id) => id.startsWith('obligations') || id.endsWith('returned'))
  }

  it('a bounced payment is one point', async () => {
    const july = `07-05 | ACH D- BAJAJ FINANCE-9 | -12000
      07-06 | ACH D RETURN BAJAJ FINANCE | 12000
      07-12 | ACH D- BAJAJ FINANCE-10 | -12000`
    expect(await pointsOf(july)).toEqual(['conduct:HDFC •••• 7812:returned'])
  })

  it('also where only the payment’s reversal says so', async () => {
    const july = `07-05 | ACH D- BAJAJ FINANCE-9 | -12000
      07-05 | REV-ACH D- BAJAJ FINANCE-9 | 12000
      07-12 | ACH D- BAJAJ FINANCE-10 | -12000`
    expect(await pointsOf(july)).toEqual(['obligations:HDFC •••• 7812:BAJAJ FINANCE:bounced'])
  })

  it('a missed month is none', async () => {
    expect(await pointsOf('07-05 | UPI TEA | -10')).toEqual([])
  })
})

it('a statement that is missing between two hides no instalment', async () => {
  const part = (months: string) => ({
    facts: accountFacts(),
    workbook: statementOf(entries(monthly(months, 'ACH D- BAJAJ FINANCE-#', -12_000)), {
      opening: 900_000,
    }),
  })
  const { obligations } = await compare(part('01 02 03'), part('07 08 09'))
  expect(obligations.map(({ payments, missedMonths }) => [payments.length, missedMonths])).toEqual([
    [6, []],
  ])
})
