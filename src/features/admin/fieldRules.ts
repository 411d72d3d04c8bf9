import * as v from 'valibot'
import { isEmail, isPhone } from '#shared/lib/fieldRules.ts'
import { isStrongPassword, PASSWORD_MESSAGE } from '#shared/lib/passwordRules.ts'

/** A name is non-empty and under 40 characters, a user name has at least 5 (shell §5, §9). */
const NAME_LIMIT = 40
const USER_NAME_MIN = 5

/** '@' and a TLD of 2 or more letters (shell §5, generic check). */
const MAIL = /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/
const DIGITS = /^\d+$/

const valid = (what: string) => `Please enter a valid ${what}`

const text = (holds: (trimmed: string) => boolean, message: string) =>
  v.pipe(
    v.string(message),
    v.check((input) => holds(input.trim()), message),
  )
const isFilled = (input: string) => input !== ''
const isShortName = (input: string) => isFilled(input) && Array.from(input).length < NAME_LIMIT

/** An address of the web, with its scheme: 'https://konkan.example/portal', 'http://intranet:8080'. */
export function isWebAddress(input: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(input) || !URL.canParse(input)) return false
  const { username, password } = new URL(input)
  return username === '' && password === ''
}

/** The mandatory checks of the admin forms and their messages, word for word (shell §5). Spaces around a text do not count. */
export const ADMIN_FIELDS = {
  organizationName: text(isShortName, valid('Organization name')),
  clientCode: text(isFilled, valid('client code')),
  url: text(isWebAddress, valid('URL')),
  contactName: text(isShortName, valid('contact name')),
  email: text((input) => MAIL.test(input), valid('email address')),
  /** A user signs in with it, so it has to pass the pattern of sign-in, which is stricter. */
  userEmail: text(isEmail, valid('email address')),
  phone: text(isPhone, valid('phone number')),
  optionalPhone: text((input) => input === '' || isPhone(input), valid('phone number')),
  address: text(isFilled, valid('address')),
  optionalText: v.string(),
  landMark: text(isFilled, valid('land mark')),
  city: text(isFilled, valid('city')),
  pincode: text((input) => DIGITS.test(input), valid('pincode')),
  stateName: text(isFilled, valid('state name')),
  country: text(isFilled, valid('country')),
  selection: text(isFilled, 'field is mandatory select one'),
  userName: text(
    (input) => Array.from(input).length >= USER_NAME_MIN,
    'Please enter a valid user name , min 5 char',
  ),
  serviceName: text(isShortName, valid('service name')),
  serviceDescription: text(isFilled, valid('service description')),
  serviceType: text(isFilled, valid('service type')),
  newPassword: v.pipe(v.string(PASSWORD_MESSAGE), v.check(isStrongPassword, PASSWORD_MESSAGE)),
} as const
