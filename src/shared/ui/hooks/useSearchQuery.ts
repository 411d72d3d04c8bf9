import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

type UpdateParams = (now: URLSearchParams) => URLSearchParams

export type SearchQuery = {
  params: URLSearchParams
  /**
   * Adds no history entry where the query stays the same.
   * @returns whether it changed
   */
  update: (change: UpdateParams, options?: { replace?: boolean }) => boolean
  /** Whether a navigation is pending: its code is loading, or a long list is rendering. */
  isNavigationPending: () => boolean
}

/** Compares queries regardless of the order of their parameters. */
function isSameQuery(one: URLSearchParams, other: URLSearchParams): boolean {
  const [first, second] = [one, other].map((params) => {
    const sorted = new URLSearchParams(params)
    sorted.sort()
    return sorted.toString()
  })
  return first === second
}

const currentUrl = () => window.location.pathname + window.location.search

/**
 * The URL's query and a function to change it. A change applies to the current URL, not to the rendered one, which
 * would undo the click before it.
 */
export function useSearchQuery(): SearchQuery {
  const [params, setParams] = useSearchParams()
  const { key, pathname } = useLocation()
  const shown = useRef({ key, address: currentUrl() })
  useEffect(() => {
    shown.current = { key, address: currentUrl() }
  }, [key])

  const isNavigationPending = useCallback(() => currentUrl() !== shown.current.address, [])
  const update = useCallback(
    (make: UpdateParams, options?: { replace?: boolean }) => {
      const isNewer = isNavigationPending() && window.location.pathname === pathname
      const now = isNewer ? new URLSearchParams(window.location.search) : params
      const next = make(now)
      if (isSameQuery(next, now)) return false
      setParams(next, options)
      return true
    },
    [setParams, params, pathname, isNavigationPending],
  )
  return { params, update, isNavigationPending }
}
