import { Buffer } from 'node:buffer'
import { webcrypto } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import type { FrameExample } from '#api/example.ts'
import { freshWorld } from '#tests/sandbox/freshWorld.ts'
import { handleConnection } from '#tests/sandbox/uan/socket.ts'
import type { World } from '#tests/sandbox/world.ts'
import { shorten } from '../shorten.ts'

const NONCE = new Uint8Array(12).fill(7)

/** The nonce and the ciphertext with its tag, as the candidate's page sends a password (decisions D12). */
async function encrypted(password: string): Promise<string> {
  const { VITE_UAN_PASSWORD_KEY = '' } = parseEnv(readFileSync('.env.sandbox', 'utf8'))
  const bytes = Buffer.from(VITE_UAN_PASSWORD_KEY, 'base64')
  const key = await webcrypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt'])
  const text = new TextEncoder().encode(password)
  const sealed = await webcrypto.subtle.encrypt({ name: 'AES-GCM', iv: NONCE }, key, text)
  return Buffer.concat([NONCE, Buffer.from(sealed)]).toString('base64')
}

/** A line of the sandbox's socket, which collects what either side sends. */
function openLine(world: World, jobId: string) {
  const received: unknown[] = []
  let wake = () => undefined as void
  const answer = handleConnection(world, jobId, {
    send: (text) => {
      received.push(shorten(JSON.parse(text)))
      wake()
    },
    close: () => undefined,
    drop: () => undefined,
  })
  return {
    /** The next message of the server. */
    async next(): Promise<unknown> {
      if (received.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return received.shift()
    },
    send: (frame: unknown) => answer(JSON.stringify(frame)),
  }
}

const jobWith = ({ uanJobs }: World, status: string) => {
  const found = [...uanJobs.values()].find(({ jobStatus }) => jobStatus === status)
  if (found === undefined) throw new Error(`There is no job with status ${status}`)
  return found
}

/** A candidate's visit from the first message to the last, and a link that is not valid. */
export async function recordSocket(): Promise<FrameExample[]> {
  const world = freshWorld({ speed: Infinity })
  const { jobId, sourceData } = jobWith(world, 'NOT_LOGGED_IN')
  const line = openLine(world, jobId)
  const frames: FrameExample[] = []
  const receive = async (title: string) => {
    frames.push({ from: 'server', title, frame: await line.next() })
  }
  const send = async (title: string, event: string, data: object) => {
    const frame = { event, data }
    frames.push({ from: 'client', title, frame })
    await line.send(frame)
  }
  await receive('Who the page is for')
  await send('The password, encrypted', 'INDEX', { password: await encrypted('Secret@123') })
  await receive('A captcha to solve')
  await send('The answer', 'CAPTCHA', { captcha: '7Km4Q' })
  await receive('Signed in: an OTP was sent')
  await send('The OTP', 'OTP', { otp: sourceData.uanNumber.slice(-6) })
  await receive('The OTP is right')
  await receive('All details were fetched')
  const invalid = openLine(world, 'no-such-job')
  frames.push({ from: 'server', title: 'A link that is not valid', frame: await invalid.next() })
  await turn()
  return frames
}
