import type { ApiError } from '#shared/api/apiError.ts'
import { assertNever } from '#shared/lib/assertNever.ts'
import type { Found } from './geocode.ts'

/** Where the geocoder stands with one address. */
export type Lookup =
  | { kind: 'looking' }
  | { kind: 'found'; place: Found }
  | { kind: 'none' }
  | { kind: 'failed'; error: ApiError }

const TOO_MANY_REQUESTS = 429

/** What a failed question is told as: what is up, in a sentence. */
export function failureWords(error: ApiError): string {
  switch (error.kind) {
    case 'http':
      return error.status === TOO_MANY_REQUESTS
        ? 'The maps service is busy: it takes no more questions just now.'
        : `The maps service refused to answer (${error.status}).`
    case 'network':
    case 'timeout':
    case 'aborted':
      return 'The maps service does not answer.'
    case 'contract':
      return 'The maps service sent an answer that names no place.'
    default:
      return assertNever(error)
  }
}
