import { isEmail } from '#shared/lib/fieldRules.ts'
import type { Candidate } from '../session/frames.ts'
import { useWords } from '../words/words.ts'

/** One number that a phone can call; E.164 has 15 digits at most, so two numbers in a row are not one. */
const CALLABLE = /^\+?(?:[\s()-]*\d){6,15}[\s()-]*$/

/** What Help offers: one of them, or none where nothing came. */
type HelpContact = { phone?: string; email?: string; otherContact?: string }

/** Who asks for the history: what the head of each step and its sentences say. */
export type Sender = {
  /** Before the server has named the company, what the page is for. */
  head: string
  /** Null before the server has named it. */
  company: string | null
  /** The company and, where it is no phone number, how to reach it; null where neither came. */
  whomToAsk: string | null
  help: HelpContact
}

export function useSender(candidate: Candidate | null): Sender {
  const { steps } = useWords()
  const company = candidate?.company ?? ''
  const contact = candidate?.contact ?? ''
  return {
    head: company === '' ? steps.check : company,
    company: company === '' ? null : company,
    whomToAsk: whomToAsk(company, contact),
    help: helpContact(contact),
  }
}

/** Several numbers, or a number with an extension, are not taken apart: a wrong guess would call a stranger. */
function helpContact(contact: string): HelpContact {
  if (contact === '') return {}
  if (CALLABLE.test(contact)) return { phone: contact }
  return isEmail(contact) ? { email: contact } : { otherContact: contact }
}

function whomToAsk(company: string, contact: string): string | null {
  if (company === '' || contact === '') return company || contact || null
  return `${company} (${contact})`
}
