import { textIn } from '../../doctor/json.ts'
import type { Recorder, Sent } from '../recorder.ts'
import { base64Of, sample } from '../samples.ts'

/** Longer than an analysis, shorter than a session without calls. */
const DONE_MS = 30 * 60_000

const transactionOf = (response: unknown): string =>
  textIn(response, 'clientRequestTransactionId') || textIn(response, 'clientRequestTransactionID')

/** `upload`: null where another upload shows the same. */
type Output = { name: string; upload: string | null; result: string; sent: Sent }

/** An upload, and its output call while it runs and with the result. */
async function recordOutput(recorder: Recorder, { name, upload, result, sent }: Output) {
  const id = transactionOf(await recorder.send(`${name}Upload`, upload, sent))
  const query = { clientRequestTransactionID: id }
  recorder.world.advance(4_000)
  await recorder.send(`${name}Output`, upload && 'In progress', { query })
  recorder.world.advance(DONE_MS)
  await recorder.send(`${name}Output`, result, { query })
}

async function recordOutputs(recorder: Recorder): Promise<void> {
  await recordOutput(recorder, {
    name: 'payslip',
    upload: 'One document',
    result: 'A payslip',
    sent: { json: { payslips: [await base64Of('payslip.pdf')] } },
  })
  await recordOutput(recorder, {
    name: 'payslip',
    upload: null,
    result: 'Failed',
    sent: { json: { payslips: [await base64Of('payslip-scanned.pdf')] } },
  })
  await recordOutput(recorder, {
    name: 'payslip',
    upload: null,
    result: 'A payslip with its totals in the other form',
    sent: { json: { payslips: [await base64Of('gross-salary.pdf')] } },
  })
  await recordOutput(recorder, {
    name: 'form26as',
    upload: 'One statement',
    result: 'A statement',
    sent: { json: { form26as: [await base64Of('form26as.pdf')] } },
  })
  await recordOutput(recorder, {
    name: 'form26as',
    upload: null,
    result: 'A statement with its fields in lower camel case',
    sent: { json: { form26as: [await base64Of('form26as-lower-camel.pdf')] } },
  })
  await recordOutput(recorder, {
    name: 'idExtraction',
    upload: 'A PAN card',
    result: 'A PAN card',
    sent: { parts: [['files', await sample('id-pan.pdf')]] },
  })
  await recordOutput(recorder, {
    name: 'idExtraction',
    upload: null,
    result: 'A document for each page',
    sent: { parts: [['files', await sample('id-page-keys.pdf')]] },
  })
}

const account = (bank_name: string, bank_code: string, account_type: string) => ({
  bank_name,
  bank_code,
  account_type,
})
const HDFC = account('HDFC Bank', 'HDFC', 'Savings')
const SBI = account('State Bank of India', 'SBIN', 'Current')

async function recordBankStatement(recorder: Recorder): Promise<void> {
  const upload = await recorder.send('bankStatementUpload', 'Two accounts, one of a business', {
    query: { response_mail: 'true' },
    parts: [
      ['account_one_files', await sample('bank-locked.pdf')],
      ['account_two_files', await sample('bank-sbi-current.pdf')],
      ['passwords', JSON.stringify({ 'bank-locked.pdf': 'lekha123' })],
      ['account_details', JSON.stringify({ account_1: HDFC, account_2: SBI })],
      ['first_account_type', 'Personal'],
      ['second_account_type', 'Business'],
      ['owners_name', 'TAPTI POLYMERS'],
      ['customers_excel', await sample('bank-related-parties.xlsx')],
      ['sample_file', 'false'],
    ],
  })
  const query = { client_transaction_id: transactionOf(upload) }
  recorder.world.advance(8_000)
  await recorder.send('bankStatementStatus', 'In progress', { query })
  recorder.world.advance(DONE_MS)
  await recorder.send('bankStatementStatus', 'Success', { query })
  await recorder.send('bankStatementPdf', 'The first account', {
    query: { ...query, account_number: 'account_1' },
  })
  await recorder.send('bankStatementZip', 'All accounts', { query })
  await recordOutcome(recorder, 'Success, but a file could not be read', [
    ['account_one_files', await sample('bank-partial.pdf')],
    ['account_two_files', await sample('bank-sbi-current.pdf')],
    ['account_details', JSON.stringify({ account_1: HDFC, account_2: SBI })],
    ['first_account_type', 'Personal'],
    ['second_account_type', 'Personal'],
    ['sample_file', 'false'],
  ])
  await recordOutcome(recorder, 'Failed for lack of table headers', [
    ['account_one_files', await sample('bank-no-headers.pdf')],
    ['account_details', JSON.stringify({ account_1: HDFC })],
    ['first_account_type', 'Personal'],
    ['sample_file', 'false'],
  ])
}

/** The status of other statements, once they are done. */
async function recordOutcome(recorder: Recorder, title: string, parts: Sent['parts'] & object) {
  const upload = await recorder.send('bankStatementUpload', null, {
    query: { response_mail: 'false' },
    parts,
  })
  recorder.world.advance(DONE_MS)
  const query = { client_transaction_id: transactionOf(upload) }
  await recorder.send('bankStatementStatus', title, { query })
}

async function recordPassbook(recorder: Recorder): Promise<void> {
  const upload = await recorder.send('passbookFrontpage', 'A front page', {
    query: { response_mail: 'false' },
    parts: [['front_page', await sample('passbook-front.jpg')]],
  })
  const query = { client_transaction_id: transactionOf(upload) }
  recorder.world.advance(40_000)
  await recorder.send('passbookTransactionpage', 'Two pages', {
    query,
    parts: [
      ['transaction_page', await sample('passbook-page-1.jpg')],
      ['transaction_page', await sample('passbook-page-2.jpg')],
    ],
  })
  recorder.world.advance(4_000)
  await recorder.send('passbookStatus', 'In progress', { query })
  recorder.world.advance(DONE_MS)
  await recorder.send('passbookStatus', 'Success', { query })
  await recorder.send('passbookReport', 'The workbook', { query })
}

async function recordFinancialStatement(recorder: Recorder): Promise<void> {
  const upload = await recorder.send('financialStatementUpload', 'An Indian company', {
    query: { country_flag: 'IN', sample_file: 'false' },
    parts: [['file', await sample('statement-india.pdf')]],
  })
  const query = { client_request_transaction_id: transactionOf(upload) }
  await recorder.send('financialStatementStatus', 'In the queue', { query })
  recorder.world.advance(20_000)
  await recorder.send('financialStatementStatus', 'In progress', { query })
  recorder.world.advance(DONE_MS)
  await recorder.send('financialStatementStatus', 'Success', { query })
  await recorder.send('financialStatementResponse', 'The workbook', { query })
}

/** All analyzers, as a user of a paid client. */
export async function recordAnalyzers(recorder: Recorder): Promise<void> {
  await recorder.signIn('kabir.sethi@kaveri.example')
  await recordOutputs(recorder)
  await recordBankStatement(recorder)
  await recordPassbook(recorder)
  await recordFinancialStatement(recorder)
}
