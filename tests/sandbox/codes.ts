import { Fault } from './fault.ts'
import type { EmailedCode, World } from './world.ts'
import { sendMessage } from './sendMessage.ts'

const MINUTE_MS = 60_000
type Purpose = EmailedCode['purpose']

const LETTER = {
  verify: {
    livesMs: 24 * 60 * MINUTE_MS,
    subject: 'Confirm your e-mail address',
    text: 'Press the link to confirm that this address is yours. It works once, for 24 hours.',
    link: (code: string) => `/signup/${code}`,
  },
  reset: {
    livesMs: 30 * MINUTE_MS,
    subject: 'Set a new password',
    text: 'Press the link to set a new password. It works once, for 30 minutes.',
    link: (code: string) => `/forgotPassword/setPassword/${code}`,
  },
} as const satisfies Record<Purpose, object>

const isLive = (world: World, code: EmailedCode) => code.expiresAt > world.now()

/** The code of this purpose that this person can still use. */
export function liveCodeOf(world: World, purpose: Purpose, email: string): EmailedCode | undefined {
  return [...world.codes.values()].find(
    (code) => code.purpose === purpose && code.email === email && isLive(world, code),
  )
}

/** Makes a code and "sends" its e-mail; it can be read at /sandbox/inbox. */
export function mailCode(world: World, purpose: Purpose, email: string): EmailedCode {
  const letter = LETTER[purpose]
  const code = world.nextId(purpose)
  const issued = { code, purpose, email, expiresAt: world.now() + letter.livesMs }
  world.codes.set(code, issued)
  sendMessage(world, {
    channel: 'email',
    to: email,
    subject: letter.subject,
    text: letter.text,
    link: letter.link(code),
  })
  return issued
}

/** The e-mailed code, if it still works. @throws Fault 400 */
export function requireCode(world: World, purpose: Purpose, code: string): EmailedCode {
  const found = world.codes.get(code)
  if (found === undefined || found.purpose !== purpose || !isLive(world, found))
    throw new Fault(400, 'Verification code is invalid or has expired')
  return found
}

/** As requireCode, and the code is used up. */
export function spendCode(world: World, purpose: Purpose, code: string): EmailedCode {
  const found = requireCode(world, purpose, code)
  world.codes.delete(code)
  return found
}
