import type { ApiError } from '#shared/api/apiError.ts'
import { assertNever } from '#shared/lib/assertNever.ts'
import type { Found } from './geocode.ts'
import type { Plotted } from './mapState.ts'

/** The new address: what is on the map, and what is asked for beside it. */
export type Plotting = {
  plotted: Plotted | null
  asking:
    | { kind: 'idle' }
    | { kind: 'looking'; address: string }
    | { kind: 'failed'; error: ApiError }
}

export type PlotEvent =
  | { kind: 'asked'; address: string }
  | { kind: 'found'; place: Found }
  | { kind: 'missed' }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'removed' }

const IDLE = { kind: 'idle' } as const
export const NOTHING_PLOTTED: Plotting = { plotted: null, asking: IDLE }

/** What was plotted before stays until another place is found or it is removed. */
export function stepPlotting(state: Plotting, event: PlotEvent): Plotting {
  const { plotted, asking } = state
  switch (event.kind) {
    case 'asked':
      return { plotted, asking: { kind: 'looking', address: event.address } }
    case 'found': {
      if (asking.kind !== 'looking') return state
      const { latitude, longitude } = event.place
      return { plotted: { address: asking.address, latitude, longitude }, asking: IDLE }
    }
    case 'missed':
      return { plotted, asking: IDLE }
    case 'failed':
      return { plotted, asking: { kind: 'failed', error: event.error } }
    case 'removed':
      return NOTHING_PLOTTED
    default:
      return assertNever(event)
  }
}
