import { hasDotSegment } from '#shared/platform/lib/wellFormed.ts'

/** The reference in the page's URL; empty for none. */
export const referenceOf = (query: URLSearchParams): string =>
  (query.get('referenceId') ?? '').trim()

/** False for a reference that cannot exist: no request is sent. */
export const canLead = (referenceId: string): boolean =>
  referenceId !== '' && !hasDotSegment(referenceId)

/** API path of the link's case (kyc §7). */
export const formPath = ({ referenceId }: { referenceId: string }): string =>
  `/service/fintech/V1/dav/case/form/${encodeURIComponent(referenceId)}`
