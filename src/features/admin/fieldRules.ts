import * as v from 'valibot'
import { parseUrl } from '#shared/platform/config/parseUrl.ts'
import { isEmail, isPhone } from '#shared/platform/lib/fieldRules.ts'
import { isStrongPassword, PASSWORD_MESSAGE } from '#shared/platform/lib/passwordRules.ts'

const NAME_LIMIT = 40
const USER_NAME_MIN = 5

const MAIL = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/
const DIGITS = /^\d+$/

const invalidMessage = (label: string) => `Please enter a valid ${label}`

const text = (isValid: (trimmed: string) => boolean, message: string) =>
  v.pipe(
    v.string(message),
    v.check((input) => isValid(input.trim()), message),
  )
const isFilled = (input: string) => input !== ''
const isShortName = (input: string) => isFilled(input) && Array.from(input).length < NAME_LIMIT

/** With its scheme: 'https://konkan.example/portal', 'http://intranet:8080'. */
export function isWebAddress(input: string): boolean {
  const url = /^https?:\/\/\S+$/i.test(input) ? parseUrl(input) : null
  return url !== null && url.username === '' && url.password === ''
}

/** Mandatory checks with their quoted messages (shell §5). Surrounding spaces are ignored. */
export const ADMIN_FIELDS = {
  organizationName: text(isShortName, invalidMessage('Organization name')),
  clientCode: text(isFilled, invalidMessage('client code')),
  url: text(isWebAddress, invalidMessage('URL')),
  contactName: text(isShortName, invalidMessage('contact name')),
  email: text((input) => MAIL.test(input), invalidMessage('email address')),
  /** A user signs in with it, so it must also match the stricter pattern of sign-in. */
  userEmail: text(isEmail, invalidMessage('email address')),
  phone: text(isPhone, invalidMessage('phone number')),
  optionalPhone: text((input) => input === '' || isPhone(input), invalidMessage('phone number')),
  address: text(isFilled, invalidMessage('address')),
  optionalText: v.string(),
  landMark: text(isFilled, invalidMessage('land mark')),
  city: text(isFilled, invalidMessage('city')),
  pincode: text((input) => DIGITS.test(input), invalidMessage('pincode')),
  stateName: text(isFilled, invalidMessage('state name')),
  country: text(isFilled, invalidMessage('country')),
  selection: text(isFilled, 'field is mandatory select one'),
  userName: text(
    (input) => Array.from(input).length >= USER_NAME_MIN,
    'Please enter a valid user name , min 5 char',
  ),
  serviceName: text(isShortName, invalidMessage('service name')),
  serviceDescription: text(isFilled, invalidMessage('service description')),
  serviceType: text(isFilled, invalidMessage('service type')),
  newPassword: v.pipe(v.string(PASSWORD_MESSAGE), v.check(isStrongPassword, PASSWORD_MESSAGE)),
} as const
