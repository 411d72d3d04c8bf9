import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { currentPath } from '#shared/platform/config/currentPath.ts'

type UpdateParams = (now: URLSearchParams) => URLSearchParams

export type SearchQuery = {
  params: URLSearchParams
  /** Returns whether the query changed; adds no history entry otherwise. */
  update: (change: UpdateParams, options?: { replace?: boolean }) => boolean
  /** Its code is loading, or a long list is rendering. */
  isNavigationPending: () => boolean
}

function isSameQuery(one: URLSearchParams, other: URLSearchParams): boolean {
  const [first, second] = [one, other].map((params) => {
    const sorted = new URLSearchParams(params)
    sorted.sort()
    return sorted.toString()
  })
  return first === second
}

const currentUrl = () => currentPath() + window.location.search

/** `update` changes the current URL, not the rendered one, which would undo the click before it. */
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
      const isNewer = isNavigationPending() && currentPath() === pathname
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
