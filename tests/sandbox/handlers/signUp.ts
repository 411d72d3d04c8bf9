import type { InferOutput } from 'valibot'
import { SignUpSchema, VerificationSchema } from '#api/calls/account.ts'
import { ALL_SERVICES } from '../accounts.ts'
import { ok, publicCall } from '../call.ts'
import { mailCode, spendCode } from '../codes.ts'
import { Fault } from '../fault.ts'
import { injectFault } from '../injectFault.ts'
import { localPart, magicAt } from '../magic.ts'
import { FRESH_TRIAL, type SandboxClient } from '../records/client.ts'
import { assignedOf } from '../seeds/services.ts'
import { findUser, type World } from '../world.ts'

type SignUpForm = InferOutput<typeof SignUpSchema>

/** Not part of sign-up; a ProductAdmin adds the address later. */
const NO_ADDRESS = {
  addressOne: '',
  addressTwo: '',
  landMark: '',
  city: '',
  pincode: '',
  state: '',
  country: '',
} as const

/** Each sign-up creates a trial client with all services. */
function openTrial(world: World, { username, emailId, contactNumber }: SignUpForm): SandboxClient {
  const clientCode = world.nextId('TRIAL')
  const client: SandboxClient = {
    clientId: world.nextId('client'),
    isActive: true,
    clientInfo: { clientType: 'Client' },
    profile: {
      subClientOf: '',
      subscriptionType: 'Trial',
      organizationName: username,
      clientCode,
      clientCustomUrl: '',
    },
    contact: { contactPerson: username, emailId, contactNumber },
    address: NO_ADDRESS,
    service: assignedOf(world.services, ALL_SERVICES),
    trialEndsAt: world.now() + FRESH_TRIAL.trialLeftMs,
    filesLeft: FRESH_TRIAL.filesLeft,
  }
  world.clients.set(clientCode, client)
  return client
}

const signUp = publicCall({
  method: 'POST',
  path: '/master/V1/sign-up',
  body: { as: 'json', schema: SignUpSchema },
  respond: ({ world, body }) => {
    const refused = injectFault(world, body.emailId, magicAt('signUp', localPart(body.emailId)))
    if (refused !== undefined) return refused
    if (findUser(world, body.emailId) !== undefined)
      return ok({ message: 'Email already exists' }, { status: 208 })
    const { username, password, privilege, contactNumber } = body
    const email = body.emailId.toLowerCase()
    const { clientId, profile, service } = openTrial(world, body)
    world.users.set(email, {
      email,
      username,
      password,
      privilege,
      contactNumber,
      userId: world.nextId('user'),
      clientId,
      clientCode: profile.clientCode,
      services: service,
      isActive: true,
      verified: false,
    })
    mailCode(world, 'verify', email)
    return ok({ message: 'User created' }, { status: 201 })
  },
})

const verifyMail = publicCall({
  method: 'POST',
  path: '/master/V1/mail-verification',
  headers: ['authentication'],
  body: { as: 'json', schema: VerificationSchema },
  respond: ({ world, request, body: { verification_code } }) => {
    if (request.headers.get('authentication') !== verification_code)
      throw new Fault(400, 'Header authentication differs from verification_code')
    const refused = injectFault(world, '', magicAt('code', verification_code))
    if (refused !== undefined) return refused
    const user = findUser(world, spendCode(world, 'verify', verification_code).email)
    if (user !== undefined) user.verified = true
    return ok({ message: 'Email verified' })
  },
})

export const signUpCalls = [signUp, verifyMail]
