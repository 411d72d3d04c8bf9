import JSZip from 'jszip'
import { describe, expect } from 'vitest'
import { read, utils } from 'xlsx'
import { MAGIC } from '#tests/sandbox/magic.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import type { World } from '#tests/sandbox/world.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { login, NO_CACHE, send } from './http.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const GSTIN = '27AAKCD4821M1ZB'
const TAXPAYER = { gstin: GSTIN, username: 'dakshin.pune' }

const request = (json: object = TAXPAYER) => send('POST', '/GSTR/V1/request-otp', { json })
const verify = (json: object) => send('POST', '/GSTR/V1/authenticate-otp', { json })
const sessionOf = (world: World) => {
  const session = [...world.gstSessions.values()].at(-1)
  if (session === undefined) throw new Error('no OTP was asked for')
  return session
}
const download = (json: object) =>
  fetch('http://localhost:5173/GSTR/V1/download_documents', {
    method: 'POST',
    credentials: 'include',
    headers: { ...NO_CACHE, 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
  })

async function consent(world: World, username = TAXPAYER.username) {
  await login(KABIR)
  await request({ ...TAXPAYER, username })
  const { taxpayerId, otp } = sessionOf(world)
  await verify({ gstin: GSTIN, username, otp, taxpayer_id: taxpayerId })
  return { gstin: GSTIN, taxpayer_id: taxpayerId }
}

test('an OTP is sent to the taxpayer, opens the data once it is shown, and works for ten minutes', async ({
  world,
}) => {
  await login(KABIR)
  expect(await request()).toEqual({
    status: 200,
    body: { status: 'SUCCESS', taxpayer_id: 'taxpayer-0001' },
  })
  const { otp } = sessionOf(world)
  expect(world.inbox.slice(0, 2).map(({ channel }) => channel)).toEqual(['sms', 'email'])
  expect(world.inbox[0]?.text).toContain(otp)
  const shown = { ...TAXPAYER, taxpayer_id: 'taxpayer-0001' }
  expect((await download({ gstin: GSTIN, taxpayer_id: 'taxpayer-0001' })).status).toBe(400)
  expect(await verify({ ...shown, otp: '999999' })).toEqual({
    status: 400,
    body: { detail: 'Invalid OTP' },
  })
  world.advance(11 * 60_000)
  expect((await verify({ ...shown, otp })).body).toEqual({ detail: 'OTP has expired' })
})

test('the ZIP is made of what was asked: a workbook, a return a month and a summary', async ({
  world,
}) => {
  const asked = await consent(world)
  const response = await download(asked)
  expect(response.headers.get('content-type')).toBe('application/zip')
  const zip = await JSZip.loadAsync(await response.arrayBuffer())
  const names = Object.values(zip.files).flatMap(({ dir, name }) => (dir ? [] : [name]))
  expect(names).toHaveLength(5)
  for (const name of names) expect(name).toContain(GSTIN)
  const book = read(await zip.file(`GSTR1_${GSTIN}.xlsx`)?.async('uint8array'))
  const sheet = book.Sheets['Read me']
  if (sheet === undefined) throw new Error('no sheet')
  expect(utils.sheet_to_json(sheet, { header: 1 })).toContainEqual(['Username', 'dakshin.pune'])
})

describe('strict', () => {
  test.each([
    ['a GSTIN that is none', { ...TAXPAYER, gstin: '27' }],
    ['an untrimmed username', { ...TAXPAYER, username: 'dakshin ' }],
    ['another name', { ...TAXPAYER, otp: '1' }],
  ])('request-otp refuses %s', async (_, json) => {
    await login(KABIR)
    expect((await request(json)).status).toBe(422)
  })

  test('an OTP of another taxpayer, a number as OTP', async ({ world }) => {
    await login(KABIR)
    await request()
    const { otp, taxpayerId } = sessionOf(world)
    const shown = { ...TAXPAYER, otp, taxpayer_id: taxpayerId }
    expect((await verify({ ...shown, taxpayer_id: 'taxpayer-0009' })).status).toBe(400)
    expect((await verify({ ...shown, username: 'another' })).status).toBe(400)
    expect((await verify({ ...shown, otp: 123456 })).status).toBe(422)
  })
})

/** The status, or that there was no answer. */
const endOf = async (call: Promise<{ status: number }>) =>
  call.then(
    ({ status }) => status,
    (error: unknown) => (error instanceof TypeError ? null : error),
  )
const rowsAt = (place: string) => MAGIC.filter((row) => row.place === place)

test.each(rowsAt('gstUsername'))('username $value', async ({ value, at, answer }) => {
  await login(KABIR)
  const call =
    at === 'zip'
      ? download(await consent(sandboxServer.world, value))
      : request({ ...TAXPAYER, username: value })
  expect(await endOf(call)).toBe(answer === undefined ? 200 : (answer?.[0] ?? null))
})

test.each(rowsAt('gstOtp'))('OTP $value', async ({ value, answer }) => {
  await login(KABIR)
  const { body } = await request()
  const shown = { ...TAXPAYER, otp: value, ...(body as object), status: undefined }
  expect(await endOf(verify(shown))).toBe(answer?.[0] ?? null)
})
