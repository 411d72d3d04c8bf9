import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { ClientFrameSchema } from '#api/socket.ts'
import { magicAt } from '../magic.ts'
import { sendMessage } from '../sendMessage.ts'
import type { World } from '../world.ts'
import { drawCaptcha } from './captcha.ts'
import { decryptPassword } from './decryptPassword.ts'
import type { UanJob } from './job.ts'
import {
  INITIAL_SESSION,
  handleMessage,
  openSession,
  otpOf,
  type Frame,
  type ClientMessage,
  type SessionTransition,
} from './session.ts'

/** One end of a live socket, independent of the library. */
export type Connection = {
  send: (text: string) => void
  close: () => void
  /** Breaks the connection. */
  drop: () => void
}

export const SOCKET_PATH = /\/UAN\/V1\/job\/([^/?]+)$/

const CONTACT = '+91 80 4718 2200'

async function parseMessage(text: string): Promise<ClientMessage | null> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ClientFrameSchema), text)
  if (!parsed.success) return null
  const { event, data } = parsed.output
  switch (event) {
    case 'INDEX':
      return { event, password: await decryptPassword(data.password) }
    case 'CAPTCHA':
      return { event, captcha: data.captcha }
    case 'OTP':
      return { event, otp: data.otp }
    default:
      return event satisfies never
  }
}

const error = (status: number, data: string): Frame => ({ event: 'ERROR', status, data })

/** Adds the picture of the captcha's text. */
const textOf = async ({ event, status, data }: Frame): Promise<string> =>
  JSON.stringify({
    event,
    status,
    data: event === 'CAPTCHA' && typeof data === 'string' ? await drawCaptcha(data) : data,
  })

/** Sends the last frame before closing; frames still buffered at the close are lost. */
async function closeWith(line: Connection, last: Frame): Promise<void> {
  line.send(await textOf(last))
  await turn()
  line.close()
}

/** The open socket of each job in each world: the newest one counts. */
const open = new WeakMap<World, Map<string, Connection>>()

function replaceConnection(world: World, jobId: string, connection: Connection): void {
  const lines = open.get(world) ?? new Map<string, Connection>()
  open.set(world, lines)
  const before = lines.get(jobId)
  lines.set(jobId, connection)
  if (before !== undefined) void closeWith(before, error(503, 'Opened elsewhere'))
}

/** Whether the upgrade is refused. */
export function isRefused(world: World, jobId: string): boolean {
  const reference = world.uanJobs.get(jobId)?.sourceData.internalReferenceNumber ?? ''
  return magicAt('uanJob', reference)?.name === 'link-refused'
}

/** Handles a new socket for this job. Returns a function for its messages. */
export function handleConnection(
  world: World,
  jobId: string,
  line: Connection,
): (text: string) => Promise<void> {
  const job = world.uanJobs.get(jobId)
  if (job === undefined) {
    void closeWith(line, error(402, 'No such job'))
    return async () => undefined
  }
  replaceConnection(world, jobId, line)
  const isCurrent = () => open.get(world)?.get(jobId) === line
  const session = () => world.uanSessions.get(jobId) ?? INITIAL_SESSION

  async function perform({ session: next, frames, ends, job: changes }: SessionTransition) {
    world.uanSessions.set(jobId, next)
    if (changes !== undefined) change(world, jobId, changes)
    for (const { frame, afterMs } of frames) {
      if (afterMs / world.speed > 0) await pause(afterMs / world.speed)
      const text = await textOf(frame)
      if (isCurrent()) line.send(text)
    }
    if (ends === undefined) return
    await turn()
    if (isCurrent()) {
      open.get(world)?.delete(jobId)
      if (ends === 'closed') line.close()
      else line.drop()
    }
  }

  const name = world.subClients.get(job.subClientId)?.batchTag ?? ''
  void perform(openSession(session(), job, { name, contact: CONTACT }))
  return async (text) => {
    const message = await parseMessage(text)
    if (!isCurrent()) return
    if (message === null)
      line.send(await textOf(error(501, `Not an event of this socket: ${text}`)))
    else await perform(handleMessage(session(), message, world.uanJobs.get(jobId) ?? job))
  }
}

/** The job after a change; a sent OTP is added to the inbox. */
function change(world: World, jobId: string, changes: Partial<UanJob>): void {
  const job = world.uanJobs.get(jobId)
  if (job === undefined) return
  world.uanJobs.set(jobId, { ...job, ...changes })
  if (changes.statusFlags?.otpStatus === true)
    sendMessage(world, {
      channel: 'sms',
      to: job.sourceData.phoneNumber,
      subject: 'OTP',
      text: `${otpOf(job)} is the OTP for your UAN account. Do not tell it to anybody.`,
      link: null,
    })
}
