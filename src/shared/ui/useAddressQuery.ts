import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

type Change = (now: URLSearchParams) => URLSearchParams

export type AddressQuery = {
  /** Of the address on the screen. */
  params: URLSearchParams
  /** Makes no step in the history where the query stays the same. @returns whether it changed. */
  change: (change: Change, options?: { replace?: boolean }) => boolean
  /** Whether another address is on its way to the screen: its code is being fetched, or a long list is being drawn. */
  isBehind: () => boolean
}

/** Whether two queries say the same, in whatever order their names stand. */
function isSameQuery(one: URLSearchParams, other: URLSearchParams): boolean {
  const [first, second] = [one, other].map((params) => {
    const sorted = new URLSearchParams(params)
    sorted.sort()
    return sorted.toString()
  })
  return first === second
}

const bar = () => window.location.pathname + window.location.search

/**
 * The query of the address and the way to change it. A change is made to what the address bar says at that moment, not to
 * what the screen still shows: it would undo the click before it.
 */
export function useAddressQuery(): AddressQuery {
  const [params, setParams] = useSearchParams()
  const { key, pathname } = useLocation()
  const shown = useRef({ key, address: bar() })
  useEffect(() => {
    shown.current = { key, address: bar() }
  }, [key])

  const isBehind = useCallback(() => bar() !== shown.current.address, [])
  const change = useCallback(
    (make: Change, options?: { replace?: boolean }) => {
      const isNewer = isBehind() && window.location.pathname === pathname
      const now = isNewer ? new URLSearchParams(window.location.search) : params
      const next = make(now)
      if (isSameQuery(next, now)) return false
      setParams(next, options)
      return true
    },
    [setParams, params, pathname, isBehind],
  )
  return { params, change, isBehind }
}
