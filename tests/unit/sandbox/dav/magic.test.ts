import { expect } from 'vitest'
import { MAGIC } from '#tests/sandbox/magic.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { login, send } from '../http.ts'
import {
  bytes,
  DAV,
  decide,
  filtered,
  form,
  HEADER,
  KABIR,
  firstList,
  move,
  submit,
  upload,
  wholeCase,
  withReference,
} from './steps.ts'

/** The call at which a value of a case shows itself, after what has to come before. */
const AT: Record<string, (value: string) => Promise<{ status: number }>> = {
  start: (value) => move(withReference(value), 'ASSIGNED'),
  fetch: (value) => wholeCase(withReference(value).caseId),
  submit: async (value) => {
    await move(withReference(value), 'ASSIGNED')
    return decide(withReference(value))
  },
  reopen: (value) => move(withReference(value), 'RE_OPEN_FOR_QC'),
  report: (value) =>
    bytes('POST', `${DAV}/case/download-report?caseId=${withReference(value).caseId}`),
  resend: (value) =>
    send('POST', `${DAV}/notification/resend/${withReference(value).caseId}`, { json: {} }),
  form: (value) => form(withReference(value).referenceId),
  send: (value) => submit(withReference(value)),
}

/** The status, or that there was no answer. */
const endOf = async (call: Promise<{ status: number }>) =>
  call.then(
    ({ status }) => status,
    (error: unknown) => (error instanceof TypeError ? 'no answer' : error),
  )
const told = (answer: (typeof MAGIC)[number]['answer']) =>
  answer === null ? 'no answer' : (answer?.[0] ?? 200)

const cases = MAGIC.filter(({ place, at }) => place === 'davCase' && at !== undefined)
test.each(cases)('a case $value shows itself at $at', async ({ value, at = '', answer }) => {
  await login(KABIR)
  const call = AT[at]
  if (call === undefined) throw new Error(`${at} has no call here`)
  expect(await endOf(call(value))).toBe(told(answer))
})

test('a submission whose answer is lost was taken', async () => {
  const one = withReference('send-lost')
  await expect(submit(one)).rejects.toThrow(TypeError)
  expect(one.overallStatus).toBe('PENDING_QC')
})

test('a colleague was faster and holds the case, until it is taken over', async () => {
  await login(KABIR)
  const one = withReference('assigned-elsewhere')
  expect((await move(one, 'ASSIGNED')).status).toBe(400)
  expect(one).toMatchObject({
    overallStatus: 'ASSIGNED',
    assignee: 'rohan.kulkarni@kaveri.example',
  })
  expect((await move(one, 'ASSIGNED')).status).toBe(400)
  expect((await move(one, 'PENDING_QC', true)).status).toBe(200)
  expect((await move(one, 'ASSIGNED')).status).toBe(200)
})

test('a colleague takes the case over, or decides it, while it is judged', async () => {
  await login(KABIR)
  const taken = withReference('taken-over')
  const decided = withReference('decided-elsewhere')
  for (const one of [taken, decided]) {
    await move(one, 'ASSIGNED')
    expect((await decide(one)).status).toBe(400)
  }
  expect(taken).toMatchObject({
    overallStatus: 'ASSIGNED',
    assignee: 'rohan.kulkarni@kaveri.example',
  })
  expect(decided.overallStatus).toBe('APPROVED')
})

test('the heavy case comes with five photos of 1.5 MB', async () => {
  await login(KABIR)
  const { body } = await wholeCase(withReference('heavy').caseId)
  expect(JSON.stringify(body).length).toBeGreaterThan(10_000_000)
})

test.each([
  ['davUpload', (value: string) => upload(`${HEADER}\nAsha,R,9845012345,,Hill,,`, `${value}.csv`)],
  ['davSearch', (value: string) => filtered({ candidateName: value })],
  [
    'davMis',
    (value: string) =>
      bytes(
        'POST',
        `/service/V1/dav/client/mis-generation?start_date=2026-10-${value}&end_date=2026-10-28`,
      ),
  ],
] as const)('%s: each value ends as its row tells', async (place, call) => {
  for (const { value, answer } of MAGIC.filter((row) => row.place === place)) {
    await login(KABIR)
    expect([value, await endOf(call(value))]).toEqual([value, told(answer)])
  }
})

test('after list-error.csv the next list fails, and the one after it comes', async () => {
  await login(KABIR)
  await upload(`${HEADER}\nAsha,R,9845012345,,Hill,,`, 'list-error.csv')
  expect((await firstList()).status).toBe(500)
  expect((await firstList()).status).toBe(200)
})
