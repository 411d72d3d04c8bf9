import type { Flow, FlowEffect, Move } from './flow.ts'

/** The state that follows, and what has to be done. */
export const to = (state: Flow, ...effects: FlowEffect[]): Move => ({ state, effects })

/** Nothing changes. */
export const stay = (state: Flow): Move => to(state)
