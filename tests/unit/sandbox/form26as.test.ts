import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect } from 'vitest'
import { statementIn } from '#tests/sandbox/form26as/outcome.ts'
import { MAGIC } from '#tests/sandbox/magic.ts'
import { readPdf } from '#tests/sandbox/readPdf.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { login, send } from './http.ts'

const UPLOAD = '/service/fintech/V1/form26as/upload'
const sampleOf = (file: string) => readFile(`tests/sandbox/samples/${file}`)
const upload = async (...files: string[]) =>
  send('POST', UPLOAD, {
    json: {
      form26as: await Promise.all(
        files.map(async (file) => (await sampleOf(file)).toString('base64')),
      ),
    },
  })
const output = (id = 'form26as-0001') =>
  send('GET', `/service/fintech/V1/form26as/output?clientRequestTransactionID=${id}`)

beforeEach(async () => {
  await login('kabir.sethi@kaveri.example')
})

describe('reading', () => {
  async function statementOf(file: string) {
    const pdf = await readPdf(await sampleOf(file))
    if (pdf.kind !== 'ok') throw new Error(`${file} is ${pdf.kind}`)
    return statementIn(pdf.pages)
  }

  test('reads the sample cell by cell, over its pages', async () => {
    expect(await statementOf('form26as.pdf')).toMatchObject({
      assessee: 'ANANYA DESHPANDE',
      financialYear: '2025-26',
      assessmentYear: '2026-27',
      pan: 'XXXPD1234X',
      panStatus: 'Active and Operative',
      deductors: [
        {
          section: '192',
          name: 'SAHYADRI PRECISION COMPONENTS PVT LTD',
          tan: 'PNEX01234B',
          totalCredit: '22,60,500.50',
          totalTax: '2,85,910.25',
          entries: {
            length: 12,
            8: { date: '31-Dec-2025', credit: '1,97,750.50', tax: '26,180.00' },
          },
        },
        {
          section: '194A',
          name: 'KONKAN GRAMIN SAHAKARI BANK LIMITED',
          tan: 'PNEX05678C',
          totalCredit: '50,644.75',
          totalTax: '5,064.50',
          entries: { length: 4 },
        },
      ],
    })
  })

  test('keeps a printed total that is wrong', async () => {
    const statement = await statementOf('form26as-wrong-total.pdf')
    expect(statement?.deductors.map(({ totalCredit }) => totalCredit)).toEqual([
      '22,72,500.50',
      '50,644.75',
    ])
  })

  test('finds no statement in a payslip', async () => {
    expect(await statementOf('payslip.pdf')).toBeNull()
  })

  test.each(MAGIC.filter(({ place }) => place === 'form26as'))(
    'form26as-$value.pdf carries its magic value in its title',
    async ({ value }) => {
      expect(await readPdf(await sampleOf(`form26as-${value}.pdf`))).toMatchObject({
        kind: 'ok',
        magic: value,
      })
    },
  )
})

test('answers a record with sections, totals in Indian grouping and details as decimal strings', async () => {
  expect(await upload('form26as.pdf')).toMatchObject({
    status: 200,
    body: { clientRequestTransactionId: 'form26as-0001' },
  })
  const { body } = await output()
  expect(body).toMatchObject([
    {
      form26ASTransactionID: '26as-1',
      nameOfAssessee: 'ANANYA DESHPANDE',
      PAN_number: 'XXXPD1234X',
      PAN_status: 'Active and Operative',
      Section192: [
        {
          NameOfDeductor: 'SAHYADRI PRECISION COMPONENTS PVT LTD',
          TotalCredit: '22,60,500.50',
          Details: {
            length: 13,
            0: ['Date', 'Credit', 'Tax'],
            1: ['30-04-2025', '185250.00', '23130.00'],
          },
        },
      ],
      Section194A: [{ TANNumber: 'PNEX05678C' }],
    },
  ])
})

test('has the other spelling of the result', async () => {
  await upload('form26as-lower-camel.pdf')
  expect((await output()).body).toMatchObject([
    {
      form26ASTransactionId: '26as-1',
      Section192: [
        { nameOfDeductor: 'SAHYADRI PRECISION COMPONENTS PVT LTD', totalTax: '2,85,910.25' },
      ],
    },
  ])
})

test('answers a record for each file', async () => {
  await upload('form26as.pdf', 'form26as-wrong-total.pdf')
  expect((await output()).body).toHaveLength(2)
})

test('works for as long as its pace says', async () => {
  sandboxServer.world.speed = 1
  await upload('form26as.pdf')
  expect((await output()).body).toMatchObject({
    status: 'In Progress',
    message: 'Reading page 1 of 2',
    percentage: 5,
  })
  sandboxServer.world.advance(12_400)
  expect((await output()).body).toHaveLength(1)
})

test('form26as-slow.pdf takes ten times as long', async () => {
  sandboxServer.world.speed = 1
  await upload('form26as-slow.pdf')
  sandboxServer.world.advance(123_000)
  expect((await output()).body).toMatchObject({ status: 'In Progress' })
  sandboxServer.world.advance(1000)
  expect((await output()).body).toHaveLength(1)
})

test.each([
  ['form26as-scanned.pdf', 'No text could be read: the document is a scan'],
  ['payslip.pdf', 'No tax-credit statement was found in the document'],
  ['form26as-failed.pdf', 'Form 26AS could not be processed'],
])('fails %s after it was taken', async (file, message) => {
  expect((await upload(file)).status).toBe(200)
  expect((await output()).body).toMatchObject({ status: 'Failed', message })
})

test.each([
  ['form26as-locked.pdf', 400, 'Document is password protected'],
  ['payslip-corrupt.pdf', 400, 'Document could not be read'],
  ['form26as-low-credits.pdf', 400, 'Insufficient Credits'],
  ['form26as-trial-ended.pdf', 400, 'Trial Subscription Ended'],
  ['form26as-limit-exhausted.pdf', 400, 'File Limit Exhausted'],
  ['form26as-bad-document.pdf', 400, 'Document could not be read'],
  ['form26as-empty-excel.pdf', 400, 'Excel is Empty'],
  ['form26as-extra-excel.pdf', 400, 'Extra Data Entered'],
  ['form26as-bad-excel.pdf', 400, 'Error While reading the Excel'],
  ['form26as-server-error.pdf', 500, 'Internal Server Error'],
  ['form26as-teapot.pdf', 418, 'I am a teapot'],
  ['form26as-unauthorized.pdf', 401, 'Not authenticated'],
])('refuses %s with %i', async (file, status, detail) => {
  expect(await upload(file)).toEqual({ status, body: { detail } })
})

test('form26as-no-answer.pdf gets no answer', async () => {
  await expect(upload('form26as-no-answer.pdf')).rejects.toThrow(TypeError)
})

test.each([
  ['poll-error', 500],
  ['poll-unauthorized', 401],
])('form26as-%s.pdf ends the second status call with %i', async (value, status) => {
  await upload(`form26as-${value}.pdf`)
  expect((await output()).body).toMatchObject({ status: 'In Progress' })
  expect((await output()).status).toBe(status)
})

test('form26as-misfit.pdf answers what does not fit', async () => {
  await upload('form26as-misfit.pdf')
  expect((await output()).body).toEqual({ form26as: 'not a list' })
})

test.each([
  ['a data URL', { form26as: ['data:application/pdf;base64,AAAA'] }],
  ['no base64', { form26as: ['not base64'] }],
  ['an empty list', { form26as: [] }],
  ['another name', { form26AS: ['AAAA'] }],
  ['a name too many', { form26as: ['AAAA'], name: 'a.pdf' }],
])('refuses a body with %s', async (_, json) => {
  expect((await send('POST', UPLOAD, { json })).status).toBe(422)
})

test('shows a transaction to its owner only, and refuses a user without the service', async () => {
  await upload('form26as.pdf')
  await login('isha.gupta@deccan.example')
  expect((await output()).status).toBe(404)
  expect((await upload('form26as.pdf')).status).toBe(403)
})
