import { isEmail } from '#shared/platform/lib/fieldRules.ts'
import type { Candidate } from '../session/frames.ts'
import { useTranslations } from '../translations.ts'

/** E.164 allows 15 digits, so two numbers in a row do not match. */
const CALLABLE = /^\+?(?:[\s()-]*\d){6,15}[\s()-]*$/

type HelpContact = { phone?: string; email?: string; otherContact?: string }

export type Sender = {
  /** The purpose of the page until the company is known. */
  heading: string
  company: string | null
  /** The company with a contact other than a phone number. */
  contactText: string | null
  help: HelpContact
}

export function useSender(candidate: Candidate | null): Sender {
  const { steps } = useTranslations()
  const company = candidate?.company ?? ''
  const contact = candidate?.contact ?? ''
  return {
    heading: company === '' ? steps.check : company,
    company: company === '' ? null : company,
    contactText: formatContact(company, contact),
    help: helpContact(contact),
  }
}

/** Several numbers, or one with an extension, are not parsed: a wrong guess would call a stranger. */
function helpContact(contact: string): HelpContact {
  if (contact === '') return {}
  if (CALLABLE.test(contact)) return { phone: contact }
  return isEmail(contact) ? { email: contact } : { otherContact: contact }
}

function formatContact(company: string, contact: string): string | null {
  if (company === '' || contact === '') return company || contact || null
  return `${company} (${contact})`
}
