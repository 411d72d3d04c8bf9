import { CredentialsSchema } from '#api/calls/account.ts'
import { ok, publicCall, sessionCall } from '../call.ts'
import { requireCode } from '../codes.ts'
import { faultResponse, Fault, fail } from '../fault.ts'
import { injectFault } from '../injectFault.ts'
import { magicAt, localPart } from '../magic.ts'
import { MAIL_BLOCKED } from '../magic/account.ts'
import { encryptMailResponse } from '../mailResponse.ts'
import { isLockedOut, usableServices, type SandboxUser } from '../records/user.ts'
import { CLEARED_COOKIE, endSessionsOf, hasSession, openSession, requireUser } from '../sessions.ts'
import { findUser, type World } from '../world.ts'
import { checkCredentialHeaders } from './credentialHeaders.ts'

const WRONG_PASSWORDS_A_MINUTE = 5
const MINUTE_MS = 60_000

const validateMail = publicCall({
  method: 'POST',
  path: '/master/V1/validate-mail',
  headers: ['email'],
  respond: async ({ world, request }) => {
    const email = request.headers.get('email') ?? ''
    const magic = magicAt('validateMail', localPart(email))
    if (magic?.name === 'garbled') return ok({ data: 'bm90:c2VhbGVk:Ynk6:dXM=' })
    const refused = injectFault(world, email, magic)
    if (refused !== undefined) return refused
    const user = findUser(world, email)
    if (user !== undefined && isLockedOut(world, user)) return faultResponse(MAIL_BLOCKED)
    if (hasSession(world, email)) return fail('elsewhere')
    return ok({
      data: await encryptMailResponse(
        user !== undefined || magicAt('login', localPart(email)) !== undefined,
      ),
    })
  },
})

/** Wrong passwords in the last minute; the limit is five (shell §9). */
function checkRate(world: World, email: string): number[] {
  const recent = (world.wrongPasswords.get(email) ?? []).filter(
    (at) => world.now() - at < MINUTE_MS,
  )
  if (recent.length >= WRONG_PASSWORDS_A_MINUTE) fail('rate-limited')
  return recent
}

function checkPassword(world: World, email: string, password: string): SandboxUser {
  const key = email.toLowerCase()
  const recent = checkRate(world, key)
  const user = findUser(world, email)
  if (user?.password !== password) {
    world.wrongPasswords.set(key, [...recent, world.now()])
    throw new Fault(401, 'Incorrect email or password.')
  }
  world.wrongPasswords.delete(key)
  if (isLockedOut(world, user)) fail('blocked')
  if (!user.verified) throw new Fault(403, 'E-mail address is not verified yet.')
  return user
}

const login = publicCall({
  method: 'POST',
  path: '/master/V1/login',
  headers: ['client-code'],
  body: { as: 'form', schema: CredentialsSchema },
  respond: ({ world, request, body }) => {
    checkCredentialHeaders(request, body)
    const refused = injectFault(world, body.email, magicAt('login', localPart(body.email)))
    if (refused !== undefined) return refused
    const user = checkPassword(world, body.email, body.password)
    if (hasSession(world, user.email)) return fail('elsewhere')
    const clientPrivilege = world.clients.get(user.clientCode)?.profile.subscriptionType ?? 'Paid'
    const service = usableServices(world, user)
    return ok(
      {
        message: 'Login successful',
        clientPrivilege,
        ...(service === null ? {} : { service }),
      },
      { headers: { 'Set-Cookie': openSession(world, user.email) } },
    )
  },
})

const userDetails = sessionCall({
  method: 'GET',
  path: '/master/V1/user-management/user-details',
  respond: ({ user: { privilege, username, email, clientCode } }) =>
    ok({ privilege, username, emailId: email, clientCode }),
})

/** With an emailed code this is the reset link check, without one the session check (D4, Environment). */
const accessToken = publicCall({
  method: 'POST',
  path: '/master/V1/verify/access-token',
  respond: ({ world, request, sessionId }) => {
    const code = request.headers.get('authentication')
    if (code === null) {
      requireUser(world, sessionId)
      return ok({ message: 'Access token is valid' })
    }
    const refused = injectFault(world, '', magicAt('code', code))
    if (refused !== undefined) return refused
    requireCode(world, 'reset', code)
    return ok({ message: 'Verification code is valid' })
  },
})

/** Identifies its user only by header, so that sign-in can end a session on another computer. */
const logout = publicCall({
  method: 'POST',
  path: '/master/V1/logout',
  headers: ['email'],
  respond: ({ world, request }) => {
    const email = request.headers.get('email') ?? ''
    const refused = injectFault(world, email, magicAt('logout', localPart(email)))
    if (refused !== undefined) return refused
    const elsewhere = localPart(email) === 'login-elsewhere'
    if (!endSessionsOf(world, email) && !elsewhere) throw new Fault(401, 'Not authenticated')
    return ok({ message: 'Logout successful' }, { headers: { 'Set-Cookie': CLEARED_COOKIE } })
  },
})

export const signInCalls = [validateMail, login, userDetails, accessToken, logout]
