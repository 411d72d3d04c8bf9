import { describe, expect } from 'vitest'
import { formPath, type SandboxCase } from '#tests/sandbox/dav/case.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { login, send } from '../http.ts'
import {
  aCase,
  bytes,
  DAV,
  filtered,
  firstList,
  HEADER,
  HOSUR,
  inState,
  KABIR,
  list,
  responseText,
  upload,
  wholeCase,
} from './steps.ts'

type List = {
  data: { overallStatus: string; createdAt: string; userData?: object }[]
  total_count: number
}
const listOf = ({ body }: { body: unknown }) => body as List // the sandbox's own answer

test.beforeEach(async () => {
  await login(KABIR)
})

test('sub-clients are those of the own client; another client’s are refused', async () => {
  const { body } = await send('GET', `${DAV}/subclients/`)
  expect(body).toContainEqual({
    subClientId: HOSUR,
    clientId: 'client-0002',
    batchTag: 'Kaveri Hosur',
  })
  expect((await firstList('sub-pin-cts')).status).toBe(403)
})

test('a list comes by fifty, newest first, without photos; the case whole with them', async () => {
  const first = listOf(await firstList())
  expect([first.data.length, first.total_count]).toEqual([50, 128])
  expect(listOf(await firstList(HOSUR, 100)).data).toHaveLength(28)
  const times = first.data.map(({ createdAt }) => Date.parse(createdAt))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(JSON.stringify(first).length).toBeLessThan(100_000)
  const { caseId } = inState('PENDING_QC')
  const [whole] = listOf(await wholeCase(caseId)).data
  expect(whole?.userData).toMatchObject({
    selfie: { data: expect.stringMatching(/^\/9j\//), latitude: expect.any(Number) },
  })
})

describe('filters', () => {
  test('statuses, flags and one key narrow the list', async () => {
    const ready = listOf(await filtered({ overallStatus: ['PENDING_QC'], smsDone: [true] }))
    expect(new Set(ready.data.map(({ overallStatus }) => overallStatus))).toEqual(
      new Set(['PENDING_QC']),
    )
    const { sourceData } = inState('APPROVED')
    const one = listOf(await filtered({ referenceNumber: sourceData.internalReferenceNumber }))
    expect(one.total_count).toBe(1)
  })

  test('days are Indian days', async ({ world }) => {
    const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(world.now())
    await upload(`${HEADER}\nAsha,R-1,9845012345,,12 Hill Road,,`)
    const today = { createdAfter: `${day} 00:00:00`, createdBefore: `${day} 23:59:59` }
    expect(listOf(await filtered(today)).total_count).toBeGreaterThan(0)
    expect(listOf(await filtered({ createdBefore: '01/01/2020 23:59:59' })).total_count).toBe(0)
  })

  test.each([
    ['two keys', { candidateName: 'a', address: 'b' }],
    ['letters as a phone', { phoneNumber: '98a' }],
    ['another date form', { createdAfter: '2026-11-01' }],
    ['an unknown status', { overallStatus: ['DONE'] }],
    ['an unknown name', { name: 'a' }],
  ] as const)('%s: refused', async (_, filters) => {
    expect((await filtered(filters)).status).toBe(422)
  })

  test('limit, offset and truncateResponse as the table tells', async () => {
    const body = { subClientIds: [HOSUR], limit: 50, offset: 0, truncateResponse: true }
    expect((await list({ ...body, limit: 20 })).status).toBe(422)
    expect((await list({ ...body, offset: 7 })).status).toBe(422)
    expect((await list({ ...body, truncateResponse: false })).status).toBe(422)
  })
})

test('an uploaded file makes cases whose links are in the inbox', async ({ world }) => {
  const rows = [
    'Asha Rane,R-1,9845012345,asha@mail.example,"12, Hill Road, Mumbai",Jan 2020,Till date',
    'Binod Roy,R-2,9830012345,,4 Lake View,,',
  ]
  expect((await upload([HEADER, ...rows].join('\r\n'))).status).toBe(200)
  const { data } = listOf(await firstList())
  expect(data.slice(0, 2)).toMatchObject([
    { overallStatus: 'INITIATED', sourceData: { address: expect.any(String) } },
    { overallStatus: 'INITIATED' },
  ])
  expect(world.inbox.map(({ to, link }) => [to, link])).toContainEqual([
    'asha@mail.example',
    expect.stringMatching(/^\/dav\/form\?referenceId=REF/),
  ])
})

test('an SMS and a call go out beside the e-mail, by the channels that reach the candidate', async ({
  world,
}) => {
  const sentTo = (one: SandboxCase) =>
    world.inbox
      .filter(({ link }) => link === formPath(one))
      .map(({ channel, to }) => `${channel} ${to}`)
      .toSorted((a, b) => a.localeCompare(b))
  const again = async (one: SandboxCase, json: object = {}) => {
    world.inbox = []
    await send('POST', `${DAV}/notification/resend/${one.caseId}`, { json })
  }
  const waiting = (sms: boolean) =>
    aCase(
      (one) =>
        one.overallStatus === 'PENDING_USER_INPUT' &&
        one.alternateNumber === '' &&
        one.notification.sms === sms &&
        one.notification.voicecall,
    )

  const whole = waiting(true)
  const { email, phoneNumber } = whole.sourceData
  await again(whole)
  expect(sentTo(whole)).toEqual([`call ${phoneNumber}`, `email ${email}`, `sms ${phoneNumber}`])

  const deaf = waiting(false)
  await again(deaf)
  expect(sentTo(deaf)).toEqual([
    `call ${deaf.sourceData.phoneNumber}`,
    `email ${deaf.sourceData.email}`,
  ])
  expect(deaf.notification).toEqual({ email: true, voicecall: true, sms: false })
  await again(deaf, { alternate_phone_number: '9123456789' })
  expect(sentTo(deaf)).toContain('sms 9123456789')
  expect(deaf.notification.sms).toBe(true)
})

test.each([
  ['no rows', HEADER, 'The file has no rows'],
  ['no address', `${HEADER}\nAsha,R-1,9845012345,,,,`, 'Row 2: address is missing'],
  [
    'a damaged phone',
    `${HEADER}\nAsha,R-1,9.1E+09,,Hill,,`,
    'Row 2: 9.1E+09 is not a phone number',
  ],
  ['another header', 'Name,Phone\nAsha,1', 'Column name is missing'],
] as const)('a file with %s is refused by name', async (_, text, detail) => {
  const answer = await upload(text)
  expect([answer.status, responseText(answer)]).toEqual([400, { detail }])
})

test('the template has the columns that the upload wants', async () => {
  const { bytes: template } = await bytes('GET', `${DAV}/subclients/upload_template/${HOSUR}`)
  expect(new TextDecoder().decode(template)).toBe(`${HEADER}\r\n`)
})

test('resend: the number is kept, the log grows, a decided case has nobody to remind', async () => {
  const waiting = inState('PENDING_USER_INPUT')
  const before = waiting.notifLogs.length
  const again = (one: { caseId: string }, json: object) =>
    send('POST', `${DAV}/notification/resend/${one.caseId}`, { json })
  expect((await again(waiting, { alternate_phone_number: '9123456789' })).status).toBe(200)
  expect(waiting).toMatchObject({ alternateNumber: '9123456789' })
  expect(waiting.notifLogs).toHaveLength(before + 1)
  expect((await again(waiting, { alternate_phone_number: '1234567890' })).status).toBe(422)
  expect((await again(inState('APPROVED'), {})).status).toBe(400)
})
