import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect } from 'vitest'
import { read, utils } from 'xlsx'
import { makePdf } from '#tests/fixtures/make.ts'
import { MAGIC } from '#tests/sandbox/magic.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { login, NO_CACHE, send, sessionCheck } from './http.ts'

const PATH = '/service/fintech/V1/financial_statement'
const ORIGIN = 'http://localhost:5173'

const bytesOf = async (file: string) =>
  new Uint8Array(await readFile(`tests/sandbox/samples/${file}`))

async function post(query: string, body: FormData) {
  const sent = await fetch(`${ORIGIN}${PATH}/upload?${query}`, {
    method: 'POST',
    credentials: 'include',
    headers: NO_CACHE,
    body,
  })
  return { status: sent.status, body: (await sent.json()) as unknown }
}

function form(bytes: Uint8Array<ArrayBuffer>, name: string, part = 'file'): FormData {
  const body = new FormData()
  body.append(part, new File([bytes], name), name)
  return body
}

const QUERY = 'country_flag=IN&sample_file=false'
const upload = async (file: string, name = file, query = QUERY) =>
  post(query, form(await bytesOf(file), name))
const status = (id = 'statement-0001') =>
  send('POST', `${PATH}/status?client_request_transaction_id=${id}`)

async function workbook(id = 'statement-0001') {
  const sent = await fetch(`${ORIGIN}${PATH}/response?client_request_transaction_id=${id}`, {
    method: 'POST',
    credentials: 'include',
    headers: NO_CACHE,
  })
  expect(sent.headers.get('content-type')).toContain('spreadsheetml')
  const book = read(await sent.arrayBuffer())
  const rows = (sheet: string) =>
    utils.sheet_to_json<(string | number)[]>(book.Sheets[sheet] ?? {}, { header: 1 })
  const figures = (sheet: string, label: string) =>
    rows(sheet)
      .find(([first]) => first === label)
      ?.slice(1)
  return { names: book.SheetNames, rows, figures }
}

beforeEach(async () => {
  await login('kabir.sethi@kaveri.example')
})

describe('the workbook', () => {
  test('has the seven sheets, read from the statement', async () => {
    expect(await upload('statement-india.pdf')).toMatchObject({
      status: 200,
      body: { clientRequestTransactionId: 'statement-0001' },
    })
    expect((await status()).body).toMatchObject({ data: { status: 'Success', percentage: 100 } })
    const { names, figures, rows } = await workbook()
    expect(names).toEqual([
      'PROFIT AND LOSS STMT',
      'BALANCE SHEET',
      'CASH FLOW STMT',
      'STANDARDIZED BALANCE SHEET',
      'STANDARDIZED PROFIT & LOSS STMT',
      'STANDARDIZED CASH FLOW STMT',
      'CAM TERMS',
    ])
    expect(figures('BALANCE SHEET', 'Reserves and surplus')).toEqual([4466.8, 3742.15])
    expect(figures('PROFIT AND LOSS STMT', 'Changes in inventories of finished goods')).toEqual([
      -165.75, -98.4,
    ])
    expect(rows('CASH FLOW STMT')[3]).toEqual(['Particulars', '31 March 2026', '31 March 2025'])
  })

  test('computes what lines come to', async () => {
    await upload('statement-india.pdf')
    const { figures } = await workbook()
    expect(figures('STANDARDIZED BALANCE SHEET', 'Total assets')).toEqual([10_781.4, 10_390.85])
    expect(figures('STANDARDIZED BALANCE SHEET', 'Total liabilities and equity')).toEqual([
      10_781.4, 10_390.85,
    ])
    expect(figures('STANDARDIZED PROFIT & LOSS STMT', 'Profit after tax')).toEqual([1024.65, 663.7])
    expect(figures('STANDARDIZED CASH FLOW STMT', 'Closing cash')).toEqual([642.2, 801.6])
    expect(figures('CAM TERMS', 'Current ratio')).toEqual([1.81, 1.75])
  })

  test('adds a US statement up, each line once', async () => {
    await upload('statement-us-retailer.pdf', 'a.pdf', 'country_flag=US&sample_file=true')
    const { figures } = await workbook()
    expect(figures('STANDARDIZED BALANCE SHEET', 'Total assets')).toEqual([2_267_995, 2_206_055])
    expect(figures('STANDARDIZED BALANCE SHEET', 'Total liabilities and equity')).toEqual([
      2_267_995, 2_206_055,
    ])
    expect(figures('STANDARDIZED PROFIT & LOSS STMT', 'Profit after tax')).toEqual([
      129_606, 100_305,
    ])
    expect(figures('STANDARDIZED CASH FLOW STMT', 'Closing cash')).toEqual([184_620, 171_305])
  })

  test('keeps a printed total that is wrong', async () => {
    await upload('statement-wrong-total.pdf')
    const { figures } = await workbook()
    expect(figures('STANDARDIZED BALANCE SHEET', 'Total assets')).toEqual([10_881.4, 10_390.85])
    expect(figures('STANDARDIZED BALANCE SHEET', 'Total liabilities and equity')).toEqual([
      10_781.4, 10_390.85,
    ])
  })

  test('is partial without a cash flow statement, and its sheets say so', async () => {
    await upload('statement-partial.pdf')
    expect((await status()).body).toMatchObject({ data: { status: 'Partial Success' } })
    const { rows } = await workbook()
    expect(rows('CASH FLOW STMT')).toEqual([['Not found in the document']])
    expect(rows('STANDARDIZED CASH FLOW STMT')).toEqual([['Not found in the document']])
  })

  test('says of a picture that it is a sample', async () => {
    await upload('statement-page.jpg')
    const { rows } = await workbook()
    expect(rows('BALANCE SHEET')[0]).toEqual([expect.stringContaining('SAMPLE RESULT')])
  })
})

test('waits in the queue, then works, with times', async () => {
  sandboxServer.world.speed = 1
  await upload('statement-india.pdf')
  expect((await status()).body).toMatchObject({
    data: { status: 'Transaction in Progress', percentage: 5 },
  })
  sandboxServer.world.advance(13_200)
  expect((await status()).body).toMatchObject({
    data: { status: 'In Progress', percentage: 52, time_left: 14 },
  })
  expect(
    (await send('POST', `${PATH}/response?client_request_transaction_id=statement-0001`)).status,
  ).toBe(400)
  sandboxServer.world.advance(13_200)
  const { body } = await status()
  expect(body).toMatchObject({ data: { status: 'Success' } })
  const { start_time, end_time } = (body as { data: { start_time: string; end_time: string } }).data
  expect(Date.parse(end_time) - Date.parse(start_time)).toBe(26_400)
})

test.each([
  ['statement-poor-scan.pdf', 'Image quality is too low: no text could be read'],
  ['payslip.pdf', 'No financial statement was found in the document'],
  ['statement-failed.pdf', 'Image quality is too low'],
])('fails %s after it was taken', async (file, message) => {
  expect((await upload(file)).status).toBe(200)
  expect((await status()).body).toMatchObject({ data: { status: 'Failed', message } })
})

test.each([
  ['statement-locked.pdf', 'Document is password protected'],
  ['payslip-corrupt.pdf', 'Document could not be read'],
])('refuses %s', async (file, detail) => {
  expect(await upload(file)).toEqual({ status: 400, body: { detail } })
})

test('takes 500 pages and refuses 501', async () => {
  const sent = async (pages: number) => post(QUERY, form(await makePdf({ pages }), 'a.pdf'))
  expect((await sent(500)).status).toBe(200)
  expect(await sent(501)).toEqual({
    status: 400,
    body: { detail: 'Document has more than 500 pages' },
  })
})

test.each([
  ['another part', QUERY, 'files', 422],
  ['another country', 'country_flag=FR&sample_file=false', 'file', 400],
  ['a flag that is no truth', 'country_flag=IN&sample_file=no', 'file', 400],
  ['a missing flag', 'country_flag=IN', 'file', 400],
  ['a query too many', `${QUERY}&page=1`, 'file', 400],
])('refuses %s', async (_name, query, part, expected) => {
  expect(
    (await post(query, form(await bytesOf('statement-india.pdf'), 'a.pdf', part))).status,
  ).toBe(expected)
})

test('refuses two files, and a body that is no form', async () => {
  const body = form(await bytesOf('statement-india.pdf'), 'a.pdf')
  body.append('file', new File(['x'], 'b.pdf'))
  expect((await post(QUERY, body)).status).toBe(422)
  expect((await send('POST', `${PATH}/upload?${QUERY}`, { json: {} })).status).toBe(415)
})

const STATUS: Record<string, [status: number, detail: string]> = {
  'low-credits': [400, 'Insufficient Credits'],
  'trial-ended': [400, 'Trial Subscription Ended'],
  'limit-exhausted': [400, 'File Limit Exhausted'],
  'bad-document': [400, 'Document could not be read'],
  'empty-excel': [400, 'Excel is Empty'],
  'extra-excel': [400, 'Extra Data Entered'],
  'bad-excel': [400, 'Error While reading the Excel'],
  'server-error': [500, 'Internal Server Error'],
  teapot: [418, 'I am a teapot'],
  unauthorized: [401, 'Not authenticated'],
}

test.each(Object.entries(STATUS))(
  'a file named %s is answered as its value tells',
  async (value, [code, detail]) => {
    expect(await upload('statement-india.pdf', `${value}.pdf`)).toEqual({
      status: code,
      body: { detail },
    })
    expect((await sessionCheck()).status).toBe(value === 'unauthorized' ? 401 : 200)
  },
)

test('no-answer breaks the connection', async () => {
  await expect(upload('statement-india.pdf', 'statement-no-answer.png')).rejects.toThrow(TypeError)
})

test.each([
  ['poll-error', 500],
  ['poll-unauthorized', 401],
])('%s strikes at the second status call', async (value, code) => {
  await upload(`statement-${value}.pdf`, 'a.pdf')
  expect((await status()).status).toBe(200)
  expect((await status()).status).toBe(code)
})

test('flaky loses two status calls and then brings its result', async () => {
  await upload('statement-flaky.pdf')
  expect((await status()).status).toBe(200)
  await expect(status()).rejects.toThrow(TypeError)
  await expect(status()).rejects.toThrow(TypeError)
  expect((await status()).body).toMatchObject({ data: { status: 'Success' } })
})

test('misfit answers with what fits no contract', async () => {
  await upload('statement-misfit.pdf')
  expect((await status()).body).toEqual({ data: { state: 'nobody knows' } })
})

test('lost-output has no workbook', async () => {
  await upload('statement-lost-output.pdf')
  expect((await status()).body).toMatchObject({ data: { status: 'Success' } })
  expect(
    (await send('POST', `${PATH}/response?client_request_transaction_id=statement-0001`)).status,
  ).toBe(500)
})

test('slow takes ten times as long', async () => {
  sandboxServer.world.speed = 1
  await upload('statement-slow.pdf')
  sandboxServer.world.advance(263_000)
  expect((await status()).body).toMatchObject({ data: { status: 'In Progress' } })
  sandboxServer.world.advance(1000)
  expect((await status()).body).toMatchObject({ data: { status: 'Success' } })
})

test('tests every magic value of the service', () => {
  const shown = [
    'no-answer',
    'failed',
    'poll-error',
    'poll-unauthorized',
    'flaky',
    'misfit',
    'lost-output',
    'slow',
  ]
  const listed = MAGIC.filter(({ place }) => place === 'financialStatement').map(
    ({ value }) => value,
  )
  expect(listed.toSorted()).toEqual([...Object.keys(STATUS), ...shown].toSorted())
})

test('charges a trial for its own files, not for the sample', async () => {
  await login('tara.menon@udyam.example')
  const sample = await upload(
    'statement-us-retailer.pdf',
    'US_Retailer.pdf',
    'country_flag=US&sample_file=true',
  )
  expect(sample.status).toBe(200)
  expect((await upload('statement-india.pdf')).status).toBe(200)
  expect((await upload('statement-india.pdf')).status).toBe(200)
  expect((await upload('statement-india.pdf')).body).toEqual({ detail: 'File Limit Exhausted' })
})

test('shows a transaction to its owner only, and the service to its users', async () => {
  await upload('statement-india.pdf')
  await login('isha.gupta@deccan.example')
  expect((await status()).status).toBe(404)
  expect((await upload('statement-india.pdf')).status).toBe(403)
})
