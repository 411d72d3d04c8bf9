import type { ApiError } from '#shared/platform/api/apiError.ts'
import type { GeocodedPlace } from './geocode/geocode.ts'
import type { PlottedAddress } from './mapHandle.ts'

export type PlotState = {
  plotted: PlottedAddress | null
  request:
    | { kind: 'idle' }
    | { kind: 'loading'; address: string }
    | { kind: 'failed'; error: ApiError }
}

export type PlotEvent =
  | { kind: 'requested'; address: string }
  | { kind: 'found'; location: GeocodedPlace }
  | { kind: 'notFound' }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'removed' }

const IDLE = { kind: 'idle' } as const
export const INITIAL_PLOT_STATE: PlotState = { plotted: null, request: IDLE }

export function plotReducer(state: PlotState, event: PlotEvent): PlotState {
  const { plotted, request } = state
  switch (event.kind) {
    case 'requested':
      return { plotted, request: { kind: 'loading', address: event.address } }
    case 'found': {
      if (request.kind !== 'loading') return state
      const { latitude, longitude } = event.location
      return { plotted: { address: request.address, latitude, longitude }, request: IDLE }
    }
    case 'notFound':
      return { plotted, request: IDLE }
    case 'failed':
      return { plotted, request: { kind: 'failed', error: event.error } }
    case 'removed':
      return INITIAL_PLOT_STATE
    default:
      return event satisfies never
  }
}
