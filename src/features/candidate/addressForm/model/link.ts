import { hasDotSegment } from '#shared/platform/lib/text/wellFormed.ts'

export const referenceOf = (query: URLSearchParams): string =>
  (query.get('referenceId') ?? '').trim()

/** A reference that cannot exist sends no request. */
export const isUsableReference = (referenceId: string): boolean =>
  referenceId !== '' && !hasDotSegment(referenceId)

/** API path of the case (kyc §7). */
export const formPath = ({ referenceId }: { referenceId: string }): string =>
  `/service/fintech/V1/dav/case/form/${encodeURIComponent(referenceId)}`
