import {
  NavigationType,
  resolvePath,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type Navigator,
  type To,
} from 'react-router-dom'
import type { SessionScope } from '#shared/session/sessionScope.ts'
import { currentEntry, isSameEntry, type HistoryEntry } from './historyEntry.ts'
import { leaveGuards, type Place } from './leaveGuard.ts'
import { createWayBack } from './wayBack.ts'

/** An address that the screen is to show, and how it was reached. */
export type Arrival = { action: NavigationType; location: Location }

export type GuardedHistory = {
  first: Arrival
  navigator: Navigator
  /** Tells of each change of the address that was not refused; gives back the way to stop. One listener at a time. */
  listen: (onArrival: (arrival: Arrival) => void) => () => void
}

/**
 * The history of BrowserRouter, which asks the leave guard first. A push or replace waits for the answer; Back and
 * Forward have happened when they are heard of, so the browser is led back to the shown entry, and on with the answer.
 */
export function createGuardedHistory(session: SessionScope): GuardedHistory {
  const history = createBrowserHistory({ v5Compat: true })
  const first = { action: history.action, location: history.location }
  let shown: HistoryEntry = currentEntry(first.location, { location: first.location, idx: 0 })
  const entryOfBrowser = () => currentEntry(history.location, shown)
  const wayBack = createWayBack({
    distance: () => shown.idx - entryOfBrowser().idx,
    go: (delta) => history.go(delta),
    putOnTop: () => {
      const idx = entryOfBrowser().idx + 1
      const { key, state } = shown.location
      window.history.pushState({ usr: state, key, idx }, '', history.createHref(shown.location))
      shown = { ...shown, idx }
    },
  })

  const leaves = (next: Place) => {
    const { pathname, search } = shown.location
    return (
      (next.pathname !== pathname || next.search !== search) &&
      session.get(leaveGuards).isHeld(next)
    )
  }

  const guarded =
    (move: Navigator['push']): Navigator['push'] =>
    (to: To, state?: unknown) => {
      const next = resolvePath(to, shown.location.pathname)
      const carryOut = () => wayBack.afterwards(() => move(to, state))
      if (leaves(next))
        void session
          .get(leaveGuards)
          .askToLeave(next)
          .then((mayLeave) => mayLeave && carryOut())
      else carryOut()
    }

  function carryOutTraversal({ location, idx }: HistoryEntry) {
    if (idx === shown.idx) history.push(location) // going 0 entries would load the page anew
    else history.go(idx - shown.idx)
  }

  /** The entry to show for a Back or Forward that was heard of, or null where the shown one remains. */
  function judgeTraversal(): HistoryEntry | null {
    const entry = entryOfBrowser()
    if (isSameEntry(entry, shown)) wayBack.arrived()
    else if (wayBack.isUnderWay()) return null
    else if (!leaves(entry.location)) return entry
    else {
      wayBack.start()
      void session
        .get(leaveGuards)
        .askToLeave(entry.location)
        .then((mayLeave) => mayLeave && wayBack.afterwards(() => carryOutTraversal(entry)))
    }
    return null
  }

  return {
    first,
    navigator: {
      ...history,
      push: guarded((to, state) => history.push(to, state)),
      replace: guarded((to, state) => history.replace(to, state)),
    },
    listen: (onArrival) => {
      const unlisten = history.listen(({ action, location }) => {
        const entry = action === NavigationType.Pop ? judgeTraversal() : entryOfBrowser()
        if (entry === null) return
        shown = entry
        onArrival({ action, location })
      })
      return () => {
        unlisten()
        wayBack.abandon()
      }
    },
  }
}
