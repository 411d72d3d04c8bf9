import { createPath, type Location } from 'react-router-dom'

/** An entry of the browser's history: react-router counts its own in `state.idx`. */
export type HistoryEntry = { location: Location; idx: number }

function countedIdx(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined
  return typeof state.idx === 'number' ? state.idx : undefined
}

/**
 * The entry where the browser stands. One that the router did not make (the skip link's `#main`, a hash typed by
 * hand) has no number yet and gets it here: it was put after the shown entry, or in its place if the address is the same.
 */
export function currentEntry(location: Location, shown: HistoryEntry): HistoryEntry {
  const state: unknown = window.history.state
  const counted = countedIdx(state)
  if (counted !== undefined) return { location, idx: counted }
  const idx = createPath(location) === createPath(shown.location) ? shown.idx : shown.idx + 1
  window.history.replaceState({ ...(typeof state === 'object' ? state : null), idx }, '')
  return { location, idx }
}

export const isSameEntry = (a: HistoryEntry, b: HistoryEntry): boolean =>
  a.idx === b.idx && a.location.key === b.location.key
