import { env } from '#shared/config/env.ts'
import { formatIndiaDateTime } from '#shared/lib/clock.ts'
import { toWellFormed } from '#shared/lib/wellFormed.ts'

type SupportCase = {
  /** The catalogue name of the dialog, or the screen it is about. */
  name: string
  transactionId?: string
}

/**
 * A mailto link to support (shell §1). Carries what support needs to find the event and nothing about a person:
 * name, transaction id, time in India, version.
 */
export function supportMailto({ name, transactionId }: SupportCase): string {
  const { VITE_SUPPORT_EMAIL, VITE_PRODUCT_NAME } = env()
  const facts = [
    `Error: ${name}`,
    ...(transactionId === undefined ? [] : [`Transaction: ${transactionId}`]),
    `Time: ${formatIndiaDateTime(Date.now())} (India)`,
    `Version: ${__APP_VERSION__}`,
  ]
  const body = `What were you doing?\r\n\r\n\r\n${facts.join('\r\n')}\r\n`
  const subject = `${VITE_PRODUCT_NAME}: ${name}`
  return `mailto:${VITE_SUPPORT_EMAIL}?subject=${inAddress(subject)}&body=${inAddress(body)}`
}

/** A transaction id of an older build may hold what no address can: the link is there all the same. */
const inAddress = (text: string) => encodeURIComponent(toWellFormed(text))
