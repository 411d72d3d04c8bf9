import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { jsonOf, textIn, wrappedFieldOf } from './json.ts'
import { mayUse, type Account } from './readOnly.ts'
import type { Request, Visit } from './visit.ts'

/** How long the doctor waits: between two polls, between the passbook's two uploads, and for a result. In ms. */
export type Waits = { poll: number; passbook: number; result: number }
export const USUAL_WAITS: Waits = { poll: 3_000, passbook: 40_000, result: 20 * 60_000 }

const ANALYZERS = [
  { services: ['payslip'], name: 'Payslip', files: ['payslip.pdf'] },
  { services: ['form26'], name: 'Form 26AS', files: ['form26as.pdf'] },
  {
    services: ['aadhar', 'pancard', 'drivingLicence', 'voterId', 'RC'],
    name: 'ID extraction',
    files: ['id-pan.pdf'],
  },
  { services: ['bankStatement'], name: 'Bank statement', files: ['bank-hdfc-savings.pdf'] },
  {
    services: ['passbook'],
    name: 'Passbook',
    files: ['passbook-front.jpg', 'passbook-page-1.jpg'],
  },
  {
    services: ['financialStatement'],
    name: 'Financial statement',
    files: ['statement-india.pdf'],
  },
] as const

/** What `--submit` costs an account, said before anything is sent. */
export function describeCost(): string {
  const lines = ANALYZERS.map(({ name, files }) => `  ${name}: ${files.join(', ')}`)
  return [
    'With --submit, these invented documents are sent to the analyzers that the account may use:',
    ...lines,
    `Each analyzer uses credits of one analysis, or one file of a trial: up to ${ANALYZERS.length} in all.`,
    'Their results stay on the server. Nobody is contacted, and no output is emailed.',
  ].join('\n')
}

const typeOf = (name: string) => (name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg')

/** From the project's folder, where npm runs the doctor. */
async function sample(name: string): Promise<File> {
  const bytes = await readFile(join(process.cwd(), 'tests/sandbox/samples', name))
  return new File([new Uint8Array(bytes)], name, { type: typeOf(name) })
}
const base64 = async (name: string) =>
  Buffer.from(await (await sample(name)).arrayBuffer()).toString('base64')

function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}

const transactionOf = (value: unknown): string | null =>
  textIn(value, 'clientRequestTransactionId') || textIn(value, 'clientRequestTransactionID') || null
const statusOf = (value: unknown): unknown => wrappedFieldOf(value, 'status')

const RUNNING = new Set<unknown>(['In Progress', 'Pending', 'Transaction in Progress'])

type Courier = {
  /** The parsed response of a call. */
  send: (name: string, request?: Request) => Promise<unknown>
  /** Polls until there is an outcome. */
  follow: (name: string, query: Record<string, string>) => Promise<unknown>
  wait: (ms: number) => Promise<void>
  waits: Waits
}

function courierOf(visit: Visit, waits: Waits, signal: AbortSignal): Courier {
  const wait = async (ms: number) => {
    await pause(ms, undefined, { signal })
  }
  const send: Courier['send'] = async (name, request) => {
    const exchange = await visit.call(name, request, { signal })
    return exchange === null ? null : jsonOf(exchange)
  }
  const follow: Courier['follow'] = async (name, query) => {
    const until = Date.now() + waits.result
    let response = await send(name, { query })
    while (RUNNING.has(statusOf(response)) && Date.now() < until) {
      await wait(waits.poll)
      response = await send(name, { query })
    }
    if (RUNNING.has(statusOf(response))) visit.skip(name, 'there was no result in time')
    return response
  }
  return { send, follow, wait, waits }
}

type Name = (typeof ANALYZERS)[number]['name']

/** An output call, which answers a status until there is a result. */
const withOutput =
  (name: string, request: () => Promise<Request>) =>
  async ({ send, follow }: Courier): Promise<void> => {
    const id = transactionOf(await send(`${name}Upload`, await request()))
    if (id !== null) await follow(`${name}Output`, { clientRequestTransactionID: id })
  }

async function submitBankStatement({ send, follow }: Courier): Promise<void> {
  const details = { bank_name: 'HDFC Bank', bank_code: 'HDFC', account_type: 'Savings' }
  const parts = formOf({
    account_one_files: await sample('bank-hdfc-savings.pdf'),
    account_details: JSON.stringify({ account_1: details }),
    first_account_type: 'Personal',
    sample_file: 'false',
  })
  const upload = await send('bankStatementUpload', { query: { response_mail: 'false' }, parts })
  const id = transactionOf(upload)
  if (id === null) return
  const query = { client_transaction_id: id }
  if (statusOf(await follow('bankStatementStatus', query)) !== 'Success') return
  await send('bankStatementPdf', { query: { ...query, account_number: 'account_1' } })
  await send('bankStatementZip', { query })
}

async function submitPassbook({ send, follow, wait, waits }: Courier): Promise<void> {
  const front = formOf({ front_page: await sample('passbook-front.jpg') })
  const upload = await send('passbookFrontpage', {
    query: { response_mail: 'false' },
    parts: front,
  })
  const id = transactionOf(upload)
  if (id === null) return
  const query = { client_transaction_id: id }
  await wait(waits.passbook)
  const pages = formOf({ transaction_page: await sample('passbook-page-1.jpg') })
  await send('passbookTransactionpage', { query, parts: pages })
  if (statusOf(await follow('passbookStatus', query)) === 'Success')
    await send('passbookReport', { query })
}

async function submitFinancialStatement({ send, follow }: Courier): Promise<void> {
  const parts = formOf({ file: await sample('statement-india.pdf') })
  const upload = await send('financialStatementUpload', {
    query: { country_flag: 'IN', sample_file: 'false' },
    parts,
  })
  const id = transactionOf(upload)
  if (id === null) return
  const query = { client_request_transaction_id: id }
  const status = statusOf(await follow('financialStatementStatus', query))
  if (status === 'Success' || status === 'Partial Success')
    await send('financialStatementResponse', { query })
}

const SUBMIT: Readonly<Record<Name, (courier: Courier) => Promise<void>>> = {
  Payslip: withOutput('payslip', async () => ({
    json: { payslips: [await base64('payslip.pdf')] },
  })),
  'Form 26AS': withOutput('form26as', async () => ({
    json: { form26as: [await base64('form26as.pdf')] },
  })),
  'ID extraction': withOutput('idExtraction', async () => ({
    parts: formOf({ files: await sample('id-pan.pdf') }),
  })),
  'Bank statement': submitBankStatement,
  Passbook: submitPassbook,
  'Financial statement': submitFinancialStatement,
}

/** Sends the sample documents to the analyzers that the account may use. */
export async function submitSamples(
  visit: Visit,
  account: Account,
  { waits, signal }: { waits: Waits; signal: AbortSignal },
): Promise<void> {
  const courier = courierOf(visit, waits, signal)
  for (const { name, services } of ANALYZERS)
    if (mayUse(account, ...services)) await SUBMIT[name](courier)
}
