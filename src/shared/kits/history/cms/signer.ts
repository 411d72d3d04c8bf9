import type { Certificate, RelativeDistinguishedNames } from 'pkijs'
import { toIsoTime } from '#shared/platform/lib/time/timestamp.ts'

/** 'notAsked': the deployment names no roots. 'unknown': the chain reaches none of them. */
export type Trust = 'notAsked' | 'known' | 'unknown'

/** Who signed, as the certificate names it. Plain data. */
export type Signer = {
  subject: string
  issuer: string
  /** ISO; null where the signature gives no time. */
  time: string | null
  /** A time stamp of somebody else gives the time, not the signer's clock. */
  isTimeStamped: boolean
  /** SHA-1 in the signature. */
  isWeak: boolean
  isSelfSigned: boolean
  /** The certificate was not valid at `time`. */
  isOutOfDate: boolean
  /** The certificate in the file is not the one that the signer named. */
  isExchanged: boolean
  trust: Trust
}

const [COMMON_NAME, UNIT, ORGANISATION] = ['2.5.4.3', '2.5.4.11', '2.5.4.10']
const MAX_NAME = 80

/** The common name, else the organisation. */
export function nameOf({ typesAndValues }: RelativeDistinguishedNames): string {
  for (const type of [COMMON_NAME, ORGANISATION, UNIT]) {
    const found = typesAndValues.find((one) => one.type === type)
    const value: unknown = found?.value.valueBlock.value
    const text = typeof value === 'string' ? value.replaceAll(/[\s\p{C}]+/gu, ' ').trim() : ''
    if (text !== '') return text.slice(0, MAX_NAME)
  }
  return 'a signer without a name'
}

export const isSelfIssued = ({ subject, issuer }: Certificate): boolean => subject.isEqual(issuer)

/** True where `time`, if there is one, lies in the certificate's days. */
export function isValidAt({ notBefore, notAfter }: Certificate, time: Date | null): boolean {
  return time === null || (notBefore.value <= time && time <= notAfter.value)
}

const INDIA_MS = 5.5 * 3_600_000

/** ISO. Signatures give times in UTC, which nobody here reads. */
export const indianTime = (time: Date): string =>
  toIsoTime(time.getTime() + INDIA_MS).replace('Z', '+05:30')
