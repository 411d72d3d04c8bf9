import type { ApiError } from '#shared/platform/api/apiError.ts'
import type { GeocodedPlace } from './geocode.ts'

export type GeocodeState =
  | { kind: 'loading' }
  | { kind: 'found'; location: GeocodedPlace }
  | { kind: 'notFound' }
  | { kind: 'failed'; error: ApiError }

const TOO_MANY_REQUESTS = 429

export function describeGeocodeError(error: ApiError): string {
  switch (error.kind) {
    case 'http':
      return error.status === TOO_MANY_REQUESTS
        ? 'The maps service is busy and accepts no more requests right now.'
        : `The maps service refused the request (${error.status}).`
    case 'network':
    case 'timeout':
    case 'aborted':
      return 'The maps service is not responding.'
    case 'contract':
      return 'The maps service sent a response without a location.'
    default:
      return error satisfies never
  }
}
