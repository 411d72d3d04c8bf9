import { env } from '#shared/config/env.ts'
import { formatIndiaDateTime } from '#shared/lib/clock.ts'
import { toWellFormed } from '#shared/lib/wellFormed.ts'

/** The catalogue name of a dialog, or what a question is about. */
type SupportCase = { name: string; transactionId?: string } | { about: string }

/**
 * A mailto link to support (shell §1). Carries what support needs to find the event and nothing about a person:
 * name, transaction id, time in India, version.
 */
export function supportMailto(of: SupportCase): string {
  const { VITE_SUPPORT_EMAIL, VITE_PRODUCT_NAME } = env()
  const { lead, topic, facts } = 'about' in of ? questionOf(of.about) : errorOf(of)
  const lines = [
    ...facts,
    `Time: ${formatIndiaDateTime(Date.now())} (India)`,
    `Version: ${__APP_VERSION__}`,
  ]
  const body = `${lead}\r\n\r\n\r\n${lines.join('\r\n')}\r\n`
  const subject = `${VITE_PRODUCT_NAME}: ${topic}`
  return `mailto:${VITE_SUPPORT_EMAIL}?subject=${inAddress(subject)}&body=${inAddress(body)}`
}

/** A transaction id of an older build may hold what no address can: the link is there all the same. */
const inAddress = (text: string) => encodeURIComponent(toWellFormed(text))

const questionOf = (about: string) => ({
  lead: 'What is your question?',
  topic: about,
  facts: [],
})

const errorOf = ({ name, transactionId }: { name: string; transactionId?: string }) => ({
  lead: 'What were you doing?',
  topic: name,
  facts: [
    `Error: ${name}`,
    ...(transactionId === undefined ? [] : [`Transaction: ${transactionId}`]),
  ],
})
