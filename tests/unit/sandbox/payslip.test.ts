import { readFile } from 'node:fs/promises'
import { beforeEach, expect } from 'vitest'
import { MAGIC } from '#tests/sandbox/magic.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { login, send, sessionCheck } from './http.ts'

const UPLOAD = '/service/fintech/V1/payslip/upload'
const base64Of = async (file: string) =>
  (await readFile(`tests/sandbox/samples/${file}`)).toString('base64')
const upload = async (...files: string[]) =>
  send('POST', UPLOAD, { json: { payslips: await Promise.all(files.map(base64Of)) } })
const output = (id = 'payslip-0001') =>
  send('GET', `/service/fintech/V1/payslip/output?clientRequestTransactionID=${id}`)

beforeEach(async () => {
  await login('kabir.sethi@kaveri.example')
})

test('reads the sample and answers with its figures, without a message', async () => {
  expect(await upload('payslip.pdf')).toMatchObject({
    status: 200,
    body: { clientRequestTransactionId: 'payslip-0001' },
  })
  const { body } = await output()
  expect(body).toMatchObject([
    {
      Details: { EMPLOYER_NAME: 'SAHYADRI PRECISION COMPONENTS PVT LTD', MONTH: 'September 2026' },
      earnings: {
        length: 6,
        5: { Label: 'Performance bonus', Value: 25_000, Category: 'Variable' },
      },
      deductions: {
        length: 4,
        0: { Label: 'Provident fund', Value: 11_520, Category: 'Statutory' },
      },
      OverallDetails: { GrossSalary: 210_250, TotalDeductions: 41_300, NetPay: 168_950 },
    },
  ])
  expect(body).not.toHaveProperty('message')
})

test('has the other form of the result', async () => {
  await upload('gross-salary.pdf')
  expect((await output()).body).toMatchObject([
    { gross_salary: '2,10,250.00', total_deductions: '41,300.00', net_pay: '1,68,950.00' },
  ])
})

test('answers three payslips of one file, and of two files', async () => {
  await upload('payslip-three-months.pdf')
  expect((await output()).body).toHaveLength(3)
  await upload('payslip.pdf', 'payslip-three-months.pdf')
  expect((await output('payslip-0002')).body).toHaveLength(4)
})

test('works for as long as its pace says, with a percentage that grows', async () => {
  sandboxServer.world.speed = 1
  await upload('payslip.pdf')
  expect((await output()).body).toMatchObject({
    status: 'In Progress',
    message: 'Reading page 1 of 1',
    percentage: 5,
  })
  sandboxServer.world.advance(6000)
  expect((await output()).body).toMatchObject({
    status: 'In Progress',
    percentage: 52,
    time_left: 6,
  })
  sandboxServer.world.advance(6000)
  expect((await output()).body).toHaveLength(1)
})

test('is ten times as fast at speed 10', async () => {
  sandboxServer.world.speed = 10
  await upload('payslip.pdf')
  sandboxServer.world.advance(1200)
  expect((await output()).body).toHaveLength(1)
})

test.each([
  ['payslip-scanned.pdf', 'No text could be read: the document is a scan'],
  ['failed.pdf', 'Payslip could not be processed'],
])('fails %s after it was taken', async (file, message) => {
  expect((await upload(file)).status).toBe(200)
  expect((await output()).body).toMatchObject({ status: 'Failed', message })
})

test.each([
  ['payslip-locked.pdf', 'Document is password protected'],
  ['payslip-corrupt.pdf', 'Document could not be read'],
])('refuses %s', async (file, detail) => {
  expect(await upload(file)).toEqual({ status: 400, body: { detail } })
})

test.each([
  ['a data URL', { payslips: ['data:application/pdf;base64,AAAA'] }],
  ['no base64', { payslips: ['not base64'] }],
  ['an empty list', { payslips: [] }],
  ['another name', { payslip: ['AAAA'] }],
  ['a name too many', { payslips: ['AAAA'], name: 'a.pdf' }],
])('refuses a body with %s', async (_, json) => {
  expect((await send('POST', UPLOAD, { json })).status).toBe(422)
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
  '%s.pdf is answered as its magic value tells',
  async (value, [status, detail]) => {
    expect(await upload(`${value}.pdf`)).toEqual({ status, body: { detail } })
    expect((await sessionCheck()).status).toBe(value === 'unauthorized' ? 401 : 200)
  },
)

test('no-answer.pdf breaks the connection', async () => {
  await expect(upload('no-answer.pdf')).rejects.toThrow(TypeError)
})

test('poll-error.pdf fails at the second status call', async () => {
  await upload('poll-error.pdf')
  expect((await output()).status).toBe(200)
  expect((await output()).status).toBe(500)
})

test('poll-unauthorized.pdf ends the session at the second status call', async () => {
  await upload('poll-unauthorized.pdf')
  expect((await output()).status).toBe(200)
  expect((await output()).status).toBe(401)
  expect((await sessionCheck()).status).toBe(401)
})

test('flaky.pdf loses two status calls and then brings its result', async () => {
  await upload('flaky.pdf')
  expect((await output()).body).toMatchObject({ status: 'In Progress' })
  await expect(output()).rejects.toThrow(TypeError)
  await expect(output()).rejects.toThrow(TypeError)
  expect((await output()).body).toHaveLength(1)
})

test('misfit.pdf answers with what fits no contract', async () => {
  await upload('misfit.pdf')
  expect((await output()).body).toEqual({ payslips: 'not a list' })
})

test('slow.pdf takes ten times as long', async () => {
  sandboxServer.world.speed = 1
  await upload('slow.pdf')
  sandboxServer.world.advance(119_000)
  expect((await output()).body).toMatchObject({ status: 'In Progress' })
  sandboxServer.world.advance(1000)
  expect((await output()).body).toHaveLength(1)
})

test('tests every magic value of payslip', () => {
  const shown = [
    'no-answer',
    'failed',
    'poll-error',
    'poll-unauthorized',
    'flaky',
    'misfit',
    'slow',
    'gross-salary',
  ]
  const listed = MAGIC.filter(({ place }) => place === 'payslip').map(({ value }) => value)
  expect(listed.toSorted()).toEqual([...Object.keys(STATUS), ...shown].toSorted())
})

test('shows a transaction to its owner only', async () => {
  await upload('payslip.pdf')
  await login('isha.gupta@deccan.example')
  expect((await output()).status).toBe(404)
  expect((await output('payslip-9999')).status).toBe(404)
})

test('charges a trial with files until none is left', async () => {
  await login('tara.menon@udyam.example')
  expect(
    [await upload('payslip.pdf'), await upload('payslip.pdf')].map(({ status }) => status),
  ).toEqual([200, 200])
  expect((await upload('payslip.pdf')).body).toEqual({ detail: 'File Limit Exhausted' })
  sandboxServer.world.advance(40 * 60_000)
  expect((await upload('payslip.pdf')).body).toEqual({ detail: 'Trial Subscription Ended' })
})

test('refuses a user without the service', async () => {
  await login('aparna.rao@pinnaclehome.example')
  expect((await upload('payslip.pdf')).status).toBe(403)
})
