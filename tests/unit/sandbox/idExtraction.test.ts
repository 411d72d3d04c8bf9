import { readFile } from 'node:fs/promises'
import { beforeEach, expect } from 'vitest'
import { isRefusal, MAGIC } from '#tests/sandbox/magic.ts'
import { SAMPLES } from '#tests/sandbox/samples.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { login, NO_CACHE, send, sessionCheck } from './http.ts'

const ORIGIN = 'http://localhost:5173'
const PATH = '/service/fintech/V1/id-extraction'

async function post(body: FormData) {
  const response = await fetch(`${ORIGIN}${PATH}/upload`, {
    method: 'POST',
    credentials: 'include',
    headers: NO_CACHE,
    body,
  })
  return { status: response.status, body: await response.json() }
}
const sample = async (name: string, as = name) =>
  new File([await readFile(`tests/sandbox/samples/${name}`)], as)
async function upload(name: string, as = name) {
  const body = new FormData()
  body.append('files', await sample(name, as))
  return post(body)
}
const output = async (id = 'id-0001') =>
  send('GET', `${PATH}/output?clientRequestTransactionID=${id}`)

beforeEach(async () => {
  await login('kabir.sethi@kaveri.example')
})

test.each([
  [
    'id-aadhaar.pdf',
    {
      doc_type: 'AADHAAR',
      doc_id: '234567890124',
      dob: '12/06/1991',
      address: ['Flat 7, Sadhu Vaswani Road,', 'Camp, Pune,', 'Maharashtra 411001'],
    },
  ],
  ['id-pan.pdf', { doc_type: 'PAN', doc_id: 'ABCPD1234K', father_name: 'Vikram Deshpande' }],
  ['id-dl.pdf', { doc_type: 'DL', doc_id: 'MH12 20140012345', vehicle_classes: 'LMV, MCWG' }],
  ['id-voter.pdf', { doc_type: 'VOTERID', doc_id: 'ABX1234567', constituency: '82 - Thrikkakara' }],
  ['id-rc.pdf', { doc_type: 'RC', doc_id: 'MH12 QX 4821', owner_name: 'Rohan Kulkarni' }],
])('reads %s from its text', async (file, card) => {
  expect(await upload(file)).toMatchObject({
    status: 200,
    body: { clientRequestTransactionId: 'id-0001' },
  })
  expect((await output()).body).toMatchObject([card])
})

test.each([
  ['id-aadhaar.jpg', 'AADHAAR'],
  ['id-pan.png', 'PAN'],
  ['id-dl.jpg', 'DL'],
  ['id-voter.jpeg', 'VOTERID'],
  ['id-rc.jpg', 'RC'],
])('answers the picture %s with a sample that says so', async (file, type) => {
  await upload(file)
  expect((await output()).body).toMatchObject([
    { doc_type: type, note: 'Sample result: the sandbox does not read pictures' },
  ])
})

test('answers two documents of a page under page_0 and page_1', async () => {
  await upload('id-two-cards.pdf')
  expect((await output()).body).toMatchObject([
    { page_0: { doc_type: 'AADHAAR' }, page_1: { doc_type: 'PAN', doc_id: 'ABCPD1234K' } },
  ])
})

test('works for as long as its pace says', async () => {
  sandboxServer.world.speed = 1
  await upload('id-pan.pdf')
  expect((await output()).body).toMatchObject({
    status: 'In Progress',
    message: 'Reading the document',
    percentage: 5,
  })
  sandboxServer.world.advance(9000)
  expect((await output()).body).toHaveLength(1)
})

test.each([
  ['id-locked.pdf', 'Document is password protected'],
  ['payslip-corrupt.pdf', 'Document could not be read'],
])('refuses %s', async (file, detail) => {
  expect(await upload(file)).toEqual({ status: 400, body: { detail } })
})

test('fails a page without any document', async () => {
  await upload('payslip.pdf')
  expect((await output()).body).toEqual({
    status: 'Failed',
    message: 'No document was found on the page',
  })
})

test.each([
  ['another part name', (body: FormData, file: File) => body.append('file', file)],
  [
    'two files',
    (body: FormData, file: File) => {
      body.append('files', file)
      body.append('files', file)
    },
  ],
  [
    'a part too many',
    (body: FormData, file: File) => {
      body.append('files', file)
      body.append('type', 'pan')
    },
  ],
  ['a text', (body: FormData) => body.append('files', 'card')],
  ['another extension', (body: FormData, file: File) => body.append('files', file, 'card.docx')],
])('refuses %s', async (_, fill) => {
  const body = new FormData()
  fill(body, await sample('id-pan.pdf'))
  expect((await post(body)).status).toBe(422)
})

const FAULTS = MAGIC.filter((row) => row.place === 'idExtraction' && isRefusal(row))

test.each(FAULTS.filter(({ value }) => value !== 'no-answer'))(
  '$value is refused by its name',
  async ({ value }) => {
    const expected = { 'server-error': 500, teapot: 418, unauthorized: 401 }[value] ?? 400
    expect((await upload('id-pan.png', `${value}.png`)).status).toBe(expected)
    expect((await upload(`id-${value}.pdf`, 'renamed.pdf')).status).toBe(expected)
    expect((await sessionCheck()).status).toBe(value === 'unauthorized' ? 401 : 200)
  },
)

test('no-answer breaks the connection', async () => {
  await expect(upload('id-no-answer.pdf')).rejects.toThrow(TypeError)
})

test.each([
  ['failed', { status: 'Failed', message: 'Document could not be processed' }],
  ['odd-status', { status: 'Rejected', message: 'Document is not clear' }],
  ['misfit', { documents: 'not a list' }],
  ['page-keys', { page_0: { doc_type: 'AADHAAR' } }],
  ['insufficient', [{ doc_type: 'AADHAAR', doc_id: 'Insufficient Info' }]],
])('%s is answered as it says', async (value, body) => {
  expect((await upload(`id-${value}.pdf`)).status).toBe(200)
  expect((await output()).body).toMatchObject(body)
})

test('poll-error and poll-unauthorized show at the second status call', async () => {
  await upload('id-poll-error.pdf')
  expect((await output()).status).toBe(200)
  expect((await output()).status).toBe(500)
  await upload('id-poll-unauthorized.pdf')
  expect((await output('id-0002')).status).toBe(200)
  expect((await output('id-0002')).status).toBe(401)
})

test('has a sample file for every magic value', () => {
  const files = new Set(SAMPLES.map(({ file }) => file))
  const values = MAGIC.filter(({ place }) => place === 'idExtraction')
  expect(values.length).toBeGreaterThan(0)
  expect(values.filter(({ value }) => !files.has(`id-${value}.pdf`))).toEqual([])
})

test('refuses a user without any ID service, and shows a transaction to its owner only', async () => {
  await upload('id-pan.pdf')
  await login('isha.gupta@deccan.example')
  expect((await upload('id-pan.pdf')).status).toBe(403)
  expect((await output()).status).toBe(404)
})
