import { NewPasswordSchema, PasswordChangeSchema } from '#api/calls/account.ts'
import { ok, publicCall, sessionCall } from '../call.ts'
import { liveCodeOf, mailCode, spendCode } from '../codes.ts'
import { Fault, fail } from '../fault.ts'
import { injectFault } from '../injectFault.ts'
import { localPart, magicAt } from '../magic.ts'
import { endSessionsOf } from '../sessions.ts'
import { findUser } from '../world.ts'

const requestReset = publicCall({
  method: 'POST',
  path: '/master/V1/set-password',
  query: ['email_id'],
  respond: ({ world, query: { email_id: email = '' } }) => {
    const refused = injectFault(world, email, magicAt('forgotPassword', localPart(email)))
    if (refused !== undefined) return refused
    const user = findUser(world, email)
    if (user === undefined) throw new Fault(400, 'Invalid user id. Please enter valid user id')
    if (liveCodeOf(world, 'reset', user.email) !== undefined) return fail('link-sent')
    mailCode(world, 'reset', user.email)
    return ok({ message: 'Reset link sent' })
  },
})

const setPassword = publicCall({
  method: 'PUT',
  path: '/master/V1/set-password',
  headers: ['authentication'],
  body: { as: 'json', schema: NewPasswordSchema },
  respond: ({ world, request, body }) => {
    const code = request.headers.get('authentication') ?? ''
    const refused = injectFault(world, '', magicAt('code', code))
    if (refused !== undefined) return refused
    const user = findUser(world, spendCode(world, 'reset', code).email)
    if (user === undefined) throw new Fault(400, 'Invalid user id. Please enter valid user id')
    user.password = body.new_password
    // Access to the mailbox proves the identity.
    user.verified = true
    endSessionsOf(world, user.email)
    return ok({ message: 'Password updated' })
  },
})

const changePassword = sessionCall({
  method: 'PUT',
  path: '/master/V1/user-management/change-password',
  body: { as: 'json', schema: PasswordChangeSchema },
  respond: ({ world, user, body }) => {
    const refused = injectFault(
      world,
      user.email,
      magicAt('currentPassword', body.current_password),
    )
    if (refused !== undefined) return refused
    if (body.current_password !== user.password)
      throw new Fault(400, 'Current password is incorrect')
    user.password = body.new_password
    return ok({ message: 'Password changed' })
  },
})

export const passwordCalls = [requestReset, setPassword, changePassword]
