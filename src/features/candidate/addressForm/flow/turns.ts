import { anySignal } from '#shared/lib/anySignal.ts'

/** What a page has under way: one call or wait at a time, and none once the page is left. */
export type Turns = {
  /** The page is there; gives back the way to leave it. */
  begin: () => () => void
  /** Ends with the page. */
  page: () => AbortSignal
  /** Of the next call or wait; the one before is over. */
  next: () => AbortSignal
}

export function createTurns(): Turns {
  let page = new AbortController()
  let underWay = new AbortController()
  return {
    begin() {
      const own = new AbortController()
      page = own
      return () => own.abort()
    },
    page: () => page.signal,
    next() {
      underWay.abort()
      underWay = new AbortController()
      return anySignal(underWay.signal, page.signal)
    },
  }
}
