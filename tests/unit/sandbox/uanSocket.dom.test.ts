import { expect } from 'vitest'
import { encryptPassword } from '#features/candidate/uanPage/session/uanSession.ts'
import { MAGIC } from '#tests/sandbox/magic.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { captchaText } from '#tests/sandbox/uan/captcha.ts'
import { otpOf } from '#tests/sandbox/uan/session.ts'
import { test } from '#tests/support/sandboxTest.ts'

type Said = { event: string; status: number; data: unknown }

/** A page without a page: the socket of a job, what it says, and what it is told. */
async function line(jobId: string) {
  const socket = new WebSocket(`ws://localhost:5173/UAN/V1/job/${jobId}`)
  const heard: string[] = []
  const ends = new Promise<void>((done) => {
    socket.addEventListener('close', () => done())
  })
  let wake = () => {}
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { event, status }: Said = JSON.parse(data)
    heard.push(`${event} ${status}`)
    wake()
  })
  return {
    say: (event: string, data: object) => socket.send(JSON.stringify({ event, data })),
    sayText: (text: string) => socket.send(text),
    /** The first so many frames. */
    async heard(count: number) {
      while (heard.length < count)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      return heard
    },
    ends,
  }
}

const aJob = () => {
  const job = [...sandboxServer.world.uanJobs.values()].find(
    ({ jobStatus }) => jobStatus === 'NOT_LOGGED_IN',
  )
  if (job === undefined) throw new Error('no such job is seeded')
  return job
}
const sealed = async (password: string) =>
  encryptPassword(password, import.meta.env.VITE_UAN_PASSWORD_KEY)
const logIn = async (password: string) => {
  const opened = await line(aJob().jobId)
  await opened.heard(1)
  opened.say('INDEX', { password: await sealed(password) })
  return opened
}

test('says where it stands to whoever takes the job up again', async () => {
  const job = aJob()
  const first = await logIn('Lekha@2026')
  expect(await first.heard(2)).toEqual(['INIT 200', 'CAPTCHA 200'])
  const second = await line(job.jobId)
  expect(await second.heard(2)).toEqual(['INIT 200', 'CAPTCHA 200'])
  expect(await first.heard(3)).toContain('ERROR 503')
  await first.ends
  second.say('CAPTCHA', { captcha: captchaText(0) })
  expect((await second.heard(3))[2]).toBe('INDEX 201')
  second.say('OTP', { otp: otpOf(job) })
  expect((await second.heard(5)).slice(3)).toEqual(['OTP 202', 'COMPLETED 200'])
  await second.ends
})

test.each([
  ['a password as plain text', 'INDEX', { password: 'Lekha@2026' }],
  ['an OTP before the login', 'OTP', { otp: '123456' }],
  ['a captcha before the login', 'CAPTCHA', { captcha: '7Km4Q' }],
  ['a captcha of four', 'CAPTCHA', { captcha: '7Km4' }],
  ['a part too many', 'OTP', { otp: '123456', password: '' }],
  ['an event of its own', 'HELLO', {}],
])('takes %s for an invalid event', async (_, event, data) => {
  const opened = await line(aJob().jobId)
  await opened.heard(1)
  opened.say(event, data)
  expect((await opened.heard(2))[1]).toBe('ERROR 501')
})

test('takes what is no JSON for an invalid event', async () => {
  const opened = await line(aJob().jobId)
  await opened.heard(1)
  opened.sayText('hello')
  expect((await opened.heard(2))[1]).toBe('ERROR 501')
})

const STATUS_ROWS = MAGIC.filter(({ place, answer }) => place === 'uanPassword' && answer)
test.each(STATUS_ROWS)('the password $value: $reaches', async ({ value, answer }) => {
  const opened = await logIn(value)
  expect((await opened.heard(2))[1]).toBe(`ERROR ${answer?.[0]}`)
})
