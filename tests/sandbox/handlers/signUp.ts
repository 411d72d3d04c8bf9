import * as v from 'valibot'
import { ALL_SERVICES } from '../accounts.ts'
import { SIGN_UP_CLIENT } from '../clients.ts'
import { ok, publicCall } from '../call.ts'
import { mailCode, spendCode } from '../codes.ts'
import { Fault, fail, isFaultName } from '../fault.ts'
import { localPart, magicAt } from '../magic.ts'
import { findUser, type World } from '../world.ts'
import { codeMagic } from './codeMagic.ts'
import { ContactNumberSchema, EmailSchema, PasswordSchema } from './fieldRules.ts'

const FormSchema = v.strictObject({
  emailId: EmailSchema,
  username: v.pipe(v.string(), v.regex(/^[\p{L}\s]+$/u, 'letters only')),
  password: PasswordSchema,
  privilege: v.literal('User', "must be 'User'"),
  contactNumber: ContactNumberSchema,
})

/** Each person who signs up is a client of their own, on trial. */
function openTrial(world: World, organization: string): string {
  const code = world.nextId('TRIAL')
  const { subscription, trialLeftMs, filesLeft } = SIGN_UP_CLIENT
  world.clients.set(code, {
    code,
    organization,
    subscription,
    filesLeft,
    trialEndsAt: world.now() + trialLeftMs,
  })
  return code
}

const signUp = publicCall({
  method: 'POST',
  path: '/master/V1/sign-up',
  body: { as: 'json', schema: FormSchema },
  answer: ({ world, body }) => {
    const magic = magicAt('signUp', localPart(body.emailId))?.value
    if (magic !== undefined && isFaultName(magic)) return fail(magic)
    if (findUser(world, body.emailId) !== undefined)
      return ok({ message: 'Email already exists' }, { status: 208 })
    const { username, password, privilege, contactNumber } = body
    const email = body.emailId.toLowerCase()
    const clientCode = openTrial(world, username)
    world.users.set(email, {
      email,
      username,
      password,
      privilege,
      contactNumber,
      clientCode,
      services: ALL_SERVICES,
      blocked: false,
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
  body: { as: 'json', schema: v.strictObject({ verification_code: v.string() }) },
  answer: ({ world, request, body: { verification_code } }) => {
    if (request.headers.get('authentication') !== verification_code)
      throw new Fault(400, 'Header authentication differs from verification_code')
    const magic = codeMagic(verification_code)
    if (magic !== undefined) return magic
    const user = findUser(world, spendCode(world, 'verify', verification_code).email)
    if (user !== undefined) user.verified = true
    return ok({ message: 'Email verified' })
  },
})

export const signUpCalls = [signUp, verifyMail]
