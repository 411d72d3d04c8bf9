import { env } from '#shared/platform/config/env.ts'
import { toWellFormed } from '#shared/platform/lib/text/wellFormed.ts'
import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'

type FailedCase = { name: string; transactionId?: string | undefined }
type SupportCase = FailedCase | { about: string }

/** Contains dialog name, transaction id, time in India and version, and no personal data (shell §1). */
export function supportMailto(of: SupportCase): string {
  const { VITE_SUPPORT_EMAIL, VITE_PRODUCT_NAME } = env()
  const { prompt, topic, facts } = 'about' in of ? questionOf(of.about) : errorOf(of)
  const lines = [
    ...facts,
    `Time: ${formatIndiaDateTime(Date.now())} (India)`,
    `Version: ${__APP_RELEASE__}`,
  ]
  const body = `${prompt}\r\n\r\n\r\n${lines.join('\r\n')}\r\n`
  const subject = `${VITE_PRODUCT_NAME}: ${topic}`
  return `mailto:${VITE_SUPPORT_EMAIL}?subject=${inAddress(subject)}&body=${inAddress(body)}`
}

/** A transaction id of an older build may contain lone surrogates. */
const inAddress = (text: string) => encodeURIComponent(toWellFormed(text))

const questionOf = (about: string) => ({
  prompt: 'What is your question?',
  topic: about,
  facts: [],
})

const errorOf = ({ name, transactionId }: FailedCase) => ({
  prompt: 'What were you doing?',
  topic: name,
  facts: [
    `Error: ${name}`,
    ...(transactionId === undefined ? [] : [`Transaction: ${transactionId}`]),
  ],
})
