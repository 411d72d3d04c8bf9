// Written by `npm run messages` from en.json.
import type { Compiled } from '#shared/kits/candidate/language/compiledCatalogue.ts'
import type catalogue from './hi.json'

export declare const messages: Compiled<typeof catalogue, Values>

type Values = {
  'steps.consent.receives': { company: string }
  'steps.privacy.operator': { operator: string }
  'steps.privacy.keptDays': { days: number }
  'steps.login.from': { company: string }
  'steps.captcha.note': { length: number }
  'steps.captcha.unreadable': { company: string }
  'steps.captcha.unreadableCall': { phone: string }
  'steps.captcha.missing': { count: number }
  'steps.otp.lead': { length: number }
  'steps.otp.noSms': { minutes: number }
  'steps.otp.missing': { count: number }
  'steps.success.line': { company: string }
  'steps.success.received': { when: string }
}
