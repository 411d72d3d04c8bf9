import type { ApiError } from './apiError.ts'

const REQUEST_TIMEOUT = 408
const SERVER_ERROR = 500

/**
 * Whether the service may have taken a call that failed: true for every answer that is not the service's own. A repeat
 * may then charge, contact or decide a second time, so it needs a question first (decisions L130).
 */
export function callMayHaveArrived(error: ApiError): boolean {
  switch (error.kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
      return true
    case 'contract':
      // A detail is the service's own refusal with status 200 (D13).
      return error.isUnsent !== true && (error.detail ?? '') === ''
    case 'http':
      return isGatewayStatus(error.status) || (error.status === SERVER_ERROR && error.detail === '')
    default:
      return error satisfies never
  }
}

/** 408, 502, 503, 504, 520 to 530 and the like come from what stands in front of the service. */
const isGatewayStatus = (status: number): boolean =>
  status === REQUEST_TIMEOUT || status > SERVER_ERROR
