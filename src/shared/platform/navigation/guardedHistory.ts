import {
  NavigationType,
  resolvePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
  type To,
  createPath,
} from 'react-router-dom'
import type { SessionScope } from '#shared/platform/store/sessionScope.ts'
import { createHistoryRollback } from './historyRollback.ts'
import { leaveGuards, type NavigationTarget } from './leaveGuard.ts'

/** react-router numbers its entries in `state.idx`. */
export type HistoryEntry = { location: Location; idx: number }

function routerIdx(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined
  return typeof state.idx === 'number' ? state.idx : undefined
}

/** An entry that the router did not create (`#main`, a typed hash) gets its number here. */
export function currentEntry(location: Location, shown: HistoryEntry): HistoryEntry {
  const state: unknown = window.history.state
  const stateIdx = routerIdx(state)
  if (stateIdx !== undefined) return { location, idx: stateIdx }
  const idx = createPath(location) === createPath(shown.location) ? shown.idx : shown.idx + 1
  window.history.replaceState({ ...(typeof state === 'object' ? state : null), idx }, '')
  return { location, idx }
}

export const isSameEntry = (a: HistoryEntry, b: HistoryEntry): boolean =>
  a.idx === b.idx && a.location.key === b.location.key

export type HistoryUpdate = { action: NavigationType; location: Location }

export type GuardedHistory = {
  initial: HistoryUpdate
  navigator: Navigator
  /** Calls the one listener at each accepted change. Returns the function that stops it. */
  listen: (onUpdate: (update: HistoryUpdate) => void) => () => void
}

/** The browser's history, with paths within the portal. */
function createPortalHistory() {
  const history = createBrowserHistory({ v5Compat: true })
  if (__BASE_PATH__ === '') return history
  const createHref = (to: To) => __BASE_PATH__ + history.createHref(to)
  const inPortal = (location: Location) => ({
    ...location,
    pathname: location.pathname.slice(__BASE_PATH__.length),
  })
  const inBrowser = (to: To): To =>
    typeof to === 'string'
      ? __BASE_PATH__ + to
      : { ...to, pathname: __BASE_PATH__ + (to.pathname ?? '') }
  return {
    ...history,
    get location() {
      return inPortal(history.location)
    },
    createHref,
    push: (to: To, state?: unknown) => history.push(inBrowser(to), state),
    replace: (to: To, state?: unknown) => history.replace(inBrowser(to), state),
    listen: (onUpdate: Parameters<typeof history.listen>[0]) =>
      history.listen((update) => onUpdate({ ...update, location: inPortal(update.location) })),
  }
}

/**
 * Back and Forward have already happened at their event: the browser goes back to the shown entry, and forward again if
 * the user agrees.
 */
export function createGuardedHistory(session: SessionScope): GuardedHistory {
  const history = createPortalHistory()
  const initial = { action: history.action, location: history.location }
  let shown: HistoryEntry = currentEntry(initial.location, { location: initial.location, idx: 0 })
  const entryOfBrowser = () => currentEntry(history.location, shown)
  const rollback = createHistoryRollback({
    entriesToShown: () => shown.idx - entryOfBrowser().idx,
    go: (delta) => history.go(delta),
    pushShownEntry: () => {
      const idx = entryOfBrowser().idx + 1
      const { key, state } = shown.location
      window.history.pushState({ usr: state, key, idx }, '', history.createHref(shown.location))
      shown = { ...shown, idx }
    },
  })

  const isBlocked = (next: NavigationTarget) => {
    const { pathname, search } = shown.location
    return (
      (next.pathname !== pathname || next.search !== search) &&
      session.get(leaveGuards).isBlocked(next)
    )
  }

  const guarded =
    (move: Navigator['push']): Navigator['push'] =>
    (to: To, state?: unknown) => {
      const next = resolvePath(to, shown.location.pathname)
      const navigate = () => rollback.runAfter(() => move(to, state))
      if (isBlocked(next))
        void session
          .get(leaveGuards)
          .confirmNavigation(next)
          .then((mayLeave) => mayLeave && navigate())
      else navigate()
    }

  function traverse({ location, idx }: HistoryEntry) {
    if (idx === shown.idx) history.push(location) // history.go(0) would reload the page
    else history.go(idx - shown.idx)
  }

  /** The entry to show after a Back or Forward, or null where the shown one stays. */
  function checkTraversal(): HistoryEntry | null {
    const entry = entryOfBrowser()
    if (isSameEntry(entry, shown)) rollback.finish()
    else if (rollback.isRunning()) return null
    else if (!isBlocked(entry.location)) return entry
    else {
      rollback.start()
      void session
        .get(leaveGuards)
        .confirmNavigation(entry.location)
        .then((mayLeave) => mayLeave && rollback.runAfter(() => traverse(entry)))
    }
    return null
  }

  return {
    initial,
    navigator: {
      ...history,
      push: guarded((to, state) => history.push(to, state)),
      replace: guarded((to, state) => history.replace(to, state)),
    },
    listen: (onUpdate) => {
      const unlisten = history.listen(({ action, location }) => {
        const entry = action === NavigationType.Pop ? checkTraversal() : entryOfBrowser()
        if (entry === null) return
        shown = entry
        onUpdate({ action, location })
      })
      return () => {
        unlisten()
        rollback.cancel()
      }
    },
  }
}
