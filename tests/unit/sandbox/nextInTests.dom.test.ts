import axios from 'axios'
import { expect } from 'vitest'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { NO_CACHE, send, validateMail } from './http.ts'

const KABIR = 'kabir.sethi@kaveri.example'

test('a test scripts what a call is answered, by a function or over HTTP', async ({ world }) => {
  sandboxServer.answerNext({ call: 'validateMail', status: 503 })
  expect((await send('POST', '/sandbox/api/next', { json: { call: 'login' } })).status).toBe(201)
  expect(world.nextAnswers).toMatchObject([{ call: 'validateMail' }, { call: 'login' }])
  expect((await validateMail(KABIR)).status).toBe(503)
  expect((await validateMail(KABIR)).status).toBe(200)
  expect(() => sandboxServer.answerNext({ call: 'unknown' })).toThrow(/Possible: one of/)
})

test('a broken connection is a network error to the portal', async () => {
  sandboxServer.answerNext({ call: 'validateMail', status: 'dropped' })
  const sent = axios.post('http://localhost:5173/master/V1/validate-mail', undefined, {
    headers: { ...NO_CACHE, email: KABIR },
  })
  await expect(sent).rejects.toMatchObject({ code: 'ERR_NETWORK' })
})
