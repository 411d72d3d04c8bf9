import { Fault } from './fault.ts'
import { sendMessage } from './sendMessage.ts'
import type { EmailedCode, World } from './world.ts'

const MINUTE_MS = 60_000
type Purpose = EmailedCode['purpose']

const LETTER = {
  verify: {
    lifetimeMs: 24 * 60 * MINUTE_MS,
    subject: 'Confirm your e-mail address',
    text: 'Press the link to confirm that this address is yours. It works once, for 24 hours.',
    link: (code: string) => `/signup/${code}`,
  },
  reset: {
    lifetimeMs: 30 * MINUTE_MS,
    subject: 'Set a new password',
    text: 'Press the link to set a new password. It works once, for 30 minutes.',
    link: (code: string) => `/forgotPassword/setPassword/${code}`,
  },
} as const satisfies Record<Purpose, object>

const isValid = (world: World, code: EmailedCode) => code.expiresAt > world.now()

/** The valid code of a person for this purpose. */
export function liveCodeOf(world: World, purpose: Purpose, email: string): EmailedCode | undefined {
  return [...world.codes.values()].find(
    (code) => code.purpose === purpose && code.email === email && isValid(world, code),
  )
}

/** Creates a code and "sends" its email, which is listed in /sandbox/inbox. */
export function mailCode(world: World, purpose: Purpose, email: string): EmailedCode {
  const letter = LETTER[purpose]
  const code = world.nextId(purpose)
  const issued = { code, purpose, email, expiresAt: world.now() + letter.lifetimeMs }
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

/** A valid emailed code. @throws Fault 400 */
export function requireCode(world: World, purpose: Purpose, code: string): EmailedCode {
  const entry = world.codes.get(code)
  if (entry === undefined || entry.purpose !== purpose || !isValid(world, entry))
    throw new Fault(400, 'Verification code is invalid or has expired')
  return entry
}

/** Like requireCode, and marks the code as used. */
export function spendCode(world: World, purpose: Purpose, code: string): EmailedCode {
  const entry = requireCode(world, purpose, code)
  world.codes.delete(code)
  return entry
}
