import * as v from 'valibot'
import { json, type ApiCall } from '../call.ts'
import {
  ContactNumberSchema,
  CountSchema,
  EmailSchema,
  MessageSchema,
  PasswordSchema,
} from '../fields.ts'
import { stated } from '../marks.ts'
import { ReceivedServicesSchema } from '../received.ts'

const MASTER = '/master/V1'
const OK = { 200: json(MessageSchema, 'sandbox') } as const

const EMAIL_HEADER = { email: { isRequired: true, description: 'The user (decisions D2)' } }
const CODE_HEADER = {
  authentication: { isRequired: true, description: 'The code from the mail (decisions D2)' },
}

/** Six fields; those that the form does not show are empty (decisions D30). */
const orEmpty = <Text extends string>(options: readonly Text[]) => v.picklist(['', ...options])
export const FeedbackSchema = v.strictObject({
  service: v.pipe(v.string(), v.nonEmpty('must name the service')),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  speedOfProcessing: orEmpty(['Fast', 'Moderate', 'Slow']),
  qualityOfOutput: orEmpty(['Good', 'Average', 'Bad']),
  metExpectations: orEmpty(['Yes', 'No']),
  additionalFeedback: v.string(),
})

export const SignUpSchema = v.strictObject({
  emailId: EmailSchema,
  username: v.pipe(v.string(), v.regex(/^[\p{L}\s]+$/u, 'letters only')),
  password: PasswordSchema,
  privilege: v.literal('User', "must be 'User'"),
  contactNumber: ContactNumberSchema,
})
export const CredentialsSchema = v.strictObject({ email: v.string(), password: v.string() })
export const VerificationSchema = v.strictObject({ verification_code: v.string() })
export const NewPasswordSchema = v.strictObject({ new_password: PasswordSchema })
export const PasswordChangeSchema = v.strictObject({
  current_password: v.string(),
  new_password: PasswordSchema,
})

const BASE64 = '[A-Za-z0-9+/]+={0,2}'

/** Sign-in, sign-up, passwords, subscription and feedback (shell §7). */
export const ACCOUNT_CALLS: readonly ApiCall[] = [
  {
    name: 'validateMail',
    area: 'account',
    summary: 'Whether an email is registered',
    method: 'POST',
    path: `${MASTER}/validate-mail`,
    isPublic: true,
    headers: EMAIL_HEADER,
    responses: {
      200: json(
        v.strictObject({
          data: stated(
            v.pipe(
              v.string(),
              v.regex(new RegExp(`^${BASE64}(?::${BASE64}){3}$`), 'four parts in base64'),
            ),
          ),
        }),
      ),
    },
  },
  {
    name: 'login',
    area: 'account',
    summary: 'Opens a session; its cookie comes with the response',
    method: 'POST',
    path: `${MASTER}/login`,
    isPublic: true,
    headers: {
      email: { isRequired: false, description: 'As in the body, if Latin-1 (decisions D2)' },
      password: { isRequired: false, description: 'As in the body, if Latin-1 (decisions D2)' },
      'client-code': { isRequired: true, description: 'The client code; may be empty' },
    },
    body: { as: 'form', schema: CredentialsSchema },
    cookie: 'opened',
    responses: {
      200: json(
        v.strictObject({
          clientPrivilege: v.pipe(v.string(), v.nonEmpty()),
          service: ReceivedServicesSchema,
          services: ReceivedServicesSchema,
          userServices: ReceivedServicesSchema,
          user_services: ReceivedServicesSchema,
          message: v.nullish(v.string()),
        }),
      ),
    },
  },
  {
    name: 'userDetails',
    area: 'account',
    summary: 'The signed-in user',
    method: 'GET',
    path: `${MASTER}/user-management/user-details`,
    responses: {
      200: json(
        v.strictObject({
          privilege: v.picklist(['ProductAdmin', 'ClientAdmin', 'User']),
          username: v.string(),
          emailId: v.string(),
          clientCode: v.string(),
        }),
      ),
    },
  },
  {
    name: 'accessToken',
    area: 'account',
    summary: 'Checks the session, or the code of a reset link',
    method: 'POST',
    path: `${MASTER}/verify/access-token`,
    isPublic: true,
    headers: {
      authentication: {
        isRequired: false,
        description: 'The code from a reset mail (decisions D4)',
      },
    },
    responses: OK,
  },
  {
    name: 'logout',
    area: 'account',
    summary: 'Ends the sessions of the user',
    method: 'POST',
    path: `${MASTER}/logout`,
    isPublic: true,
    headers: EMAIL_HEADER,
    cookie: 'ended',
    responses: OK,
  },
  {
    name: 'signUp',
    area: 'account',
    summary: 'Registers a user and mails a link',
    method: 'POST',
    path: `${MASTER}/sign-up`,
    isPublic: true,
    body: { as: 'json', schema: SignUpSchema },
    responses: { 201: json(MessageSchema, 'sandbox'), 208: json(MessageSchema, 'sandbox') },
  },
  {
    name: 'verifyMail',
    area: 'account',
    summary: 'Confirms the email of a sign-up',
    method: 'POST',
    path: `${MASTER}/mail-verification`,
    isPublic: true,
    headers: CODE_HEADER,
    body: { as: 'json', schema: VerificationSchema },
    responses: OK,
  },
  {
    name: 'requestReset',
    area: 'account',
    summary: 'Mails a link for a new password',
    method: 'POST',
    path: `${MASTER}/set-password`,
    isPublic: true,
    query: { email_id: EmailSchema },
    responses: OK,
  },
  {
    name: 'setPassword',
    area: 'account',
    summary: 'Sets a new password with the code of a link',
    method: 'PUT',
    path: `${MASTER}/set-password`,
    isPublic: true,
    headers: CODE_HEADER,
    body: { as: 'json', schema: NewPasswordSchema },
    responses: OK,
  },
  {
    name: 'changePassword',
    area: 'account',
    summary: 'Changes the password of the signed-in user',
    method: 'PUT',
    path: `${MASTER}/user-management/change-password`,
    body: { as: 'json', schema: PasswordChangeSchema },
    responses: OK,
  },
  {
    name: 'subscription',
    area: 'account',
    summary: 'Subscription, time and files left',
    method: 'GET',
    path: `${MASTER}/user-management/subscription-details`,
    responses: {
      200: json(
        v.strictObject({
          profile: v.strictObject({ subscriptionType: v.picklist(['Trial', 'Paid']) }),
          days: CountSchema,
          hours: CountSchema,
          minutes: CountSchema,
          seconds: CountSchema,
          filesCount: CountSchema,
        }),
      ),
    },
  },
  {
    name: 'feedback',
    area: 'account',
    summary: 'Feedback on an analyzer',
    method: 'POST',
    path: `${MASTER}/feedback-management`,
    body: { as: 'json', schema: FeedbackSchema },
    responses: { 200: json(MessageSchema, 'sandbox'), 201: json(MessageSchema, 'sandbox') },
  },
]
