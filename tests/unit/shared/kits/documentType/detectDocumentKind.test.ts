import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { detectDocumentKind } from '#shared/kits/documentType/detectDocumentKind.ts'
import { type DocumentKind, readerServiceOf } from '#shared/kits/documentType/documentKind.ts'
import { LOCKED_PASSWORD, OTHER_PASSWORD, SAMPLE_GROUPS } from '#tests/sandbox/samples.ts'
import { fakePdf } from '#tests/support/fakePdf.ts'

const ALL_ID: readonly DocumentKind[] = ['aadhar', 'pancard', 'drivingLicence', 'voterId', 'RC']

/** What a sample of each service may be taken for; nothing is said of 'unknown'. */
const FITS: Record<string, readonly DocumentKind[]> = {
  Payslip: ['payslip'],
  'Form 26AS': ['form26'],
  'Bank statement': ['bankStatement'],
  Passbook: ['unknown'],
  'Financial statement': ['financialStatement'],
  'ID extraction': ALL_ID,
}

const sampleFile = async (name: string) => {
  const bytes = await readFile(`tests/sandbox/samples/${name}`)
  return new File([bytes], name)
}

/** What may be told of a sample, by its name. */
function fitting(file: string, service: string): readonly DocumentKind[] {
  if (file.includes('scan')) return ['scan']
  const saysNothing = /two-cards|corrupt|\.(?:jpe?g|png|xlsx)$/.test(file)
  return saysNothing ? ['unknown'] : (FITS[service] ?? [])
}

describe.each(SAMPLE_GROUPS)('the samples of $service', ({ service, samples, magic }) => {
  it.each([...samples, ...magic])('$file is what it is', async ({ file }) => {
    const source = await sampleFile(file)
    const detected = await detectDocumentKind(source)
    const kind =
      detected === 'locked'
        ? await detectDocumentKind(
            source,
            file === 'bank-locked-next.pdf' ? OTHER_PASSWORD : LOCKED_PASSWORD,
          )
        : detected
    expect(detected === 'locked').toBe(file.includes('locked'))
    expect(fitting(file, service)).toContain(kind)
  })
})

describe('other files', () => {
  it.each<[string, string, DocumentKind]>([
    ['nothing at all', '', 'scan'],
    ['the word of a scanner', 'Scanned with CamScanner', 'scan'],
    ['a page that says little', 'Page 1', 'unknown'],
    ['a letter', 'Dear Sir, please find my payslips and bank statement attached.', 'unknown'],
    [
      'the cover of a report',
      'ANNUAL REPORT 2025-26 Godavari Agro Processing',
      'financialStatement',
    ],
    [
      'a list of what is enclosed',
      'Enclosed: Form 16 of last year, Form 26AS, three payslips, bank statement',
      'unknown',
    ],
    [
      'a Form 16',
      'FORM NO. 16 PART A Certificate under section 203 of the Income-tax Act Name and address of the Employer Assessment Year 2026-27',
      'form16',
    ],
    [
      'a tax return',
      'INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT Acknowledgement Number ITR-1 PAN Assessment Year',
      'taxReturn',
    ],
    [
      'an AIS',
      'Annual Information Statement (AIS) Permanent Account Number Assessment Year',
      'ais',
    ],
    [
      'a credit card’s statement',
      'HDFC Bank Credit Card Statement Minimum Amount Due Credit Limit Opening Balance Account No',
      'creditCard',
    ],
    ['an invoice', 'TAX INVOICE Invoice No. 12 GSTIN HSN', 'invoice'],
    [
      'a statement of a bank that says neither',
      'ICICI Bank Account Number 0011 Savings Account Date Cheque No Withdrawal Deposit Balance IFSC UPI',
      'bankStatement',
    ],
    [
      'a passbook',
      'State Bank of India SAVINGS BANK PASS BOOK Name Ananya Deshpande A/c No. 30412345678 CIF No. 85012 IFSC MICR Date Particulars Cheque No Withdrawals Deposits Balance',
      'passbook',
    ],
    [
      'a statement that mentions a passbook below',
      `HDFC Bank Account Statement Account No 5010 Savings Account Statement from 1 Apr Opening Balance Date Narration Withdrawals Deposits Closing Balance ${'UPI DMART 1,200.00 '.repeat(12)} Please have your passbook updated`,
      'bankStatement',
    ],
    ['a letter about a passbook', 'Dear Sir, I have lost my passbook. Please help.', 'unknown'],
    [
      'a payslip with letters that are bound',
      'Salary Slip Ofﬁce Earnings Deductions Net Pay',
      'payslip',
    ],
  ])('%s', async (_, text, kind) => {
    expect(await detectDocumentKind(fakePdf('file.pdf', { text }))).toBe(kind)
  })

  it('returns no kind for other files, damaged PDFs and wrong passwords', async () => {
    expect(await detectDocumentKind(new File(['a,b'], 'a.pdf'))).toBe('unknown')
    expect(await detectDocumentKind(fakePdf('file.pdf', { corrupt: true }))).toBe('unknown')
    expect(await detectDocumentKind(fakePdf('file.pdf', { password: 'a' }), 'b')).toBe('locked')
  })

  it('only documents that an analyzer reads have a service', () => {
    expect(readerServiceOf('form26')).toBe('form26')
    for (const kind of ['form16', 'scan', 'locked', 'unknown'] as const)
      expect(readerServiceOf(kind)).toBeNull()
  })
})
