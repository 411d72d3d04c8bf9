import type { Candidate } from '../session/frames.ts'
import { useWords } from '../words/words.ts'

/** A number that a phone can call, not an address or a name. */
const CALLABLE = /^\+?[\d\s()-]{6,}$/

/** Who asks for the history: what the head of each step and its sentences say. */
export type Sender = {
  /** Before the server has named the company, what the page is for. */
  head: string
  /** Null before the server has named it. */
  company: string | null
  /** Help calls it; undefined where none came. */
  phone: string | undefined
}

export function useSender(candidate: Candidate | null): Sender {
  const { steps } = useWords()
  const company = candidate?.company ?? ''
  const contact = candidate?.contact ?? ''
  return {
    head: company === '' ? steps.check : company,
    company: company === '' ? null : company,
    phone: CALLABLE.test(contact) ? contact : undefined,
  }
}
