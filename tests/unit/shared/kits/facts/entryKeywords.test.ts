import { expect, it } from 'vitest'
import { isCash, isReturn } from '#shared/kits/facts/entryKeywords.ts'

it.each([
  'ATW CASH ATM FC ROAD',
  'CASH WITHDRAWAL SELF',
  'BY CASH SHIVAJINAGAR',
  'TO CASH',
  'CASH DEP BRANCH 0454',
  'CASHDEP/CDM/PUNE',
  'ATM WDL FC ROAD',
  'ATM-WDL 4412',
  'NWD-422188XXXXXX1234-AXIS',
  'SELF CHEQUE 000412',
  'UPI-CASH WDL-SBI ATM',
])('%s is cash', (narration) => {
  expect(isCash(narration)).toBe(true)
})

it.each([
  'NEFT CR SAHYADRI PRECISION SALARY',
  'RTGS METRO CASH AND CARRY INDIA',
  'UPI/ravi/cash for lunch',
  'CASHBACK PHONEPE',
  'CASHFREE PAYMENTS SETTLEMENT',
  'CASH CREDIT INTEREST',
  'CASH HANDLING CHARGES GST',
  'ATM ANNUAL FEE',
  'POS RELIANCE DIGITAL PUNE',
  '',
])('%s is not cash', (narration) => {
  expect(isCash(narration)).toBe(false)
})

it.each([
  'O/W CHQ RETURN KIRAN STORES',
  'I/W CHQ RTN NEW INDIA AGENCIES',
  'ACH D RETURN BAJAJ FINANCE INSUFFICIENT FUNDS',
  'ECS RTN LICHFL',
  'NACH MANDATE REJECTED',
  'CHEQUE BOUNCED 000412',
  'CHEQUE DISHONOURED FUNDS INSUFFICIENT',
  'INWARD CLG UNPAID',
  'CHQ RETD',
])('%s is a return', (narration) => {
  expect(isReturn(narration)).toBe(true)
})

it.each([
  'CHQ RETURN CHARGES GST',
  'ACH D RTN CHGS',
  'ECS RETURN PENALTY',
  'CHQ PAID VISHAL TRANSPORT',
  'ACH D HOME LOAN EMI LICHFL',
  'INCOME TAX RETURN',
  'UPI RETURN GIFT',
  'POS SHOPPERS RETAIL CHQ',
  '',
])('%s is neither', (narration) => {
  expect(isReturn(narration)).toBe(false)
})
