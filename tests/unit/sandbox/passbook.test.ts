import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect } from 'vitest'
import { read, utils } from 'xlsx'
import { MAGIC } from '#tests/sandbox/magic.ts'
import { sampleStatement } from '#tests/sandbox/passbook/sampleStatement.ts'
import { SAMPLE_NOTE } from '#tests/sandbox/passbook/toWorkbook.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { login, NO_CACHE, send } from './http.ts'

const ROOT = '/service/fintech/V1/passbook'
const ORIGIN = 'http://localhost:5173'

beforeEach(async () => {
  await login('kabir.sethi@kaveri.example')
})

const sample = async (name: string, as = name) =>
  new File([await readFile(`tests/sandbox/samples/${name}`)], as)

async function post(path: string, part: string, files: readonly (File | string)[]) {
  const body = new FormData()
  for (const file of files) body.append(part, file)
  const response = await fetch(ORIGIN + ROOT + path, {
    method: 'POST',
    credentials: 'include',
    headers: NO_CACHE,
    body,
  })
  const answer: unknown = await response.json()
  return { status: response.status, body: answer }
}

const front = async (name = 'passbook-front.jpg', mail = 'false') =>
  post(`/frontpage?response_mail=${mail}`, 'front_page', [await sample(name)])
const pages = async (...names: string[]) =>
  post(
    '/transactionpage?client_transaction_id=passbook-0001',
    'transaction_page',
    await Promise.all(names.map(async (name) => sample(name))),
  )
const status = async (id = 'passbook-0001') =>
  send('GET', `${ROOT}/status?client_transaction_id=${id}`)

async function report() {
  const response = await fetch(`${ORIGIN}${ROOT}/report?client_transaction_id=passbook-0001`, {
    credentials: 'include',
    headers: NO_CACHE,
  })
  return { status: response.status, bytes: await response.arrayBuffer() }
}

describe('a passbook', () => {
  test('waits for its transaction pages, is read, and gives a workbook that says what it is', async () => {
    expect(await front()).toMatchObject({
      status: 200,
      body: { clientRequestTransactionID: 'passbook-0001' },
    })
    expect((await status()).body).toMatchObject({
      status: 'In Progress',
      message: 'Waiting for the transaction pages',
    })
    expect((await report()).status).toBe(404)
    expect((await pages('passbook-page-1.jpg', 'passbook-page-3.png')).status).toBe(200)
    expect((await status()).body).toMatchObject({ status: 'Success' })
    const book = read((await report()).bytes)
    expect(book.SheetNames).toEqual(['SUMMARY', 'TRANSACTIONS'])
    const summary = utils.sheet_to_json<unknown[]>(book.Sheets.SUMMARY ?? {}, { header: 1 })
    expect(summary).toContainEqual([SAMPLE_NOTE])
    expect(summary).toContainEqual(['Front page', 'passbook-front.jpg'])
    expect(summary).toContainEqual(['Transactions', 20])
    expect(book.Sheets.TRANSACTIONS?.E2?.w).toBe('1,68,950.00')
  })

  test('takes as long as its pages ask for, from when they came', async () => {
    sandboxServer.world.speed = 1
    await front()
    sandboxServer.world.advance(40_000)
    await pages('passbook-page-1.jpg')
    sandboxServer.world.advance(14_000)
    expect((await status()).body).toMatchObject({ status: 'In Progress' })
    sandboxServer.world.advance(1_000)
    expect((await status()).body).toMatchObject({ status: 'Success' })
  })

  test.each(['true', 'false'])('with response_mail=%s', async (mail) => {
    await front('passbook-front.jpg', mail)
    await pages('passbook-page-1.jpg')
    await status()
    await status()
    const mails = sandboxServer.world.inbox.filter(({ subject }) => subject.includes('passbook'))
    expect(mails).toHaveLength(mail === 'true' ? 1 : 0)
  })

  test('is shown to its owner only', async () => {
    await front()
    await login('isha.gupta@deccan.example')
    expect((await status()).status).toBe(404)
  })
})

test('adds up: each balance is the one before with its line, the last is the closing one', () => {
  const { opening, closing, credits, debits, rows } = sampleStatement(['a', 'b', 'c'])
  let balance = opening
  for (const row of rows) {
    balance += row.credit - row.debit
    expect(row.balance).toBe(balance)
    expect(balance).toBeGreaterThan(0)
  }
  expect(closing).toBe(balance)
  expect(closing).toBe(opening + credits - debits)
  expect(rows).toHaveLength(30)
})

describe('it refuses', () => {
  test.each([
    ['two front pages', 'front_page', ['passbook-front.jpg', 'passbook-page-1.jpg']],
    ['a part of another name', 'frontpage', ['passbook-front.jpg']],
    ['a PDF', 'front_page', ['payslip.pdf']],
  ])('%s', async (_, part, names) => {
    const files = await Promise.all(names.map(async (name) => sample(name)))
    expect((await post('/frontpage?response_mail=false', part, files)).status).toBe(422)
  })

  test.each([
    ['no file', ['text']],
    ['an empty file', [new File([], 'a.jpg')]],
  ])('%s', async (_, files) => {
    expect((await post('/frontpage?response_mail=false', 'front_page', files)).status).toBe(422)
  })

  test('a text that was given the name of a picture', async () => {
    const file = await sample('payslip.pdf', 'front.jpg')
    expect(await post('/frontpage?response_mail=false', 'front_page', [file])).toEqual({
      status: 400,
      body: { detail: 'front.jpg could not be read' },
    })
  })

  test('a wish that is neither true nor false', async () => {
    expect((await front('passbook-front.jpg', 'yes')).status).toBe(400)
  })

  test('the pages of no transaction, and the same ones twice', async () => {
    expect((await pages('passbook-page-1.jpg')).status).toBe(404)
    await front()
    await pages('passbook-page-1.jpg')
    expect((await pages('passbook-page-1.jpg')).status).toBe(400)
  })
})

const FAULTS: Record<string, number> = {
  'low-credits': 400,
  'trial-ended': 400,
  'limit-exhausted': 400,
  'bad-document': 400,
  'empty-excel': 400,
  'extra-excel': 400,
  'bad-excel': 400,
  'server-error': 500,
  teapot: 418,
  unauthorized: 401,
}

describe('magic values', () => {
  test.each(Object.entries(FAULTS))('%s as the front page: %i', async (value, code) => {
    expect((await front(`passbook-${value}.jpg`)).status).toBe(code)
  })

  test.each(Object.entries(FAULTS))('%s among the transaction pages: %i', async (value, code) => {
    await front()
    expect((await pages('passbook-page-1.jpg', `passbook-${value}.jpg`)).status).toBe(code)
  })

  test('no-answer breaks the connection', async () => {
    await expect(front('passbook-no-answer.jpg')).rejects.toThrow(TypeError)
  })

  test('failed, misfit and poll-error show themselves in the status', async () => {
    await front('passbook-failed.jpg')
    await pages('passbook-page-1.jpg')
    expect((await status()).body).toMatchObject({ status: 'Failed' })
    await front('passbook-misfit.jpg')
    expect((await status('passbook-0002')).body).toEqual({ status: 'Perhaps' })
    await front('passbook-poll-error.jpg')
    await status('passbook-0003')
    expect((await status('passbook-0003')).status).toBe(500)
  })

  test('report-error answers the second time, report-lost never', async () => {
    await front('passbook-report-error.jpg')
    await pages('passbook-page-1.jpg')
    expect((await report()).status).toBe(500)
    expect((await report()).status).toBe(200)
  })

  test('are all listed', () => {
    const shown = [
      'no-answer',
      'failed',
      'poll-error',
      'poll-unauthorized',
      'misfit',
      'flaky',
      'slow',
      'report-error',
      'report-lost',
    ]
    const listed = MAGIC.filter(({ place }) => place === 'passbook').map(({ value }) => value)
    expect(listed.toSorted()).toEqual([...Object.keys(FAULTS), ...shown].toSorted())
  })
})
