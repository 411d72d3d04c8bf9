import { Fault } from '../fault.ts'
import type { MagicRow } from '../magic.ts'
import { WRONG_OTP } from '../magic/gstr.ts'
import { sendMessage } from '../sendMessage.ts'
import type { World } from '../world.ts'

/** A fetch of a taxpayer's data, from its OTP until that expires. */
export type GstSession = {
  taxpayerId: string
  gstin: string
  username: string
  otp: string
  expiresAt: number
  isVerified: boolean
  magic: MagicRow | null
}

const OTP_LIVES_MS = 10 * 60_000

/** Six digits that differ each time but are the same in every fresh world. */
const otpOf = (taxpayerId: string) =>
  String((480_251 + 7_919 * Number(taxpayerId.split('-').at(-1))) % 1_000_000).padStart(6, '0')

/** "Sends" the taxpayer an OTP to the inbox. */
export function beginGstSession(
  world: World,
  { gstin, username }: Pick<GstSession, 'gstin' | 'username'>,
  magic: MagicRow | null,
): GstSession {
  const taxpayerId = world.nextId('taxpayer')
  const otp = otpOf(taxpayerId)
  const expiresAt = world.now() + OTP_LIVES_MS
  const session = { taxpayerId, gstin, username, otp, expiresAt, isVerified: false, magic }
  world.gstSessions.set(taxpayerId, session)
  for (const channel of ['email', 'sms'] as const)
    sendMessage(world, {
      channel,
      to: `who is registered for ${gstin}`,
      subject: `OTP of the GST portal: ${otp}`,
      text: `${otp} lets ${username} fetch the GST data of ${gstin}. It works for 10 minutes.`,
      link: null,
    })
  return session
}

/** The session of this taxpayer_id and GSTIN. @throws Fault 400 */
export function requireGstSession(
  world: World,
  { gstin, taxpayer_id: id }: { gstin: string; taxpayer_id: string },
): GstSession {
  const session = world.gstSessions.get(id)
  if (session === undefined || session.gstin !== gstin)
    throw new Fault(400, `Taxpayer ${id} did not ask for ${gstin}`)
  return session
}

/** @throws Fault 400 if the OTP is wrong or expired */
export function verifyGstOtp(world: World, session: GstSession, otp: string): void {
  if (world.now() > session.expiresAt) throw new Fault(400, 'OTP has expired')
  if (otp !== session.otp) throw new Fault(400, WRONG_OTP)
  session.isVerified = true
}
