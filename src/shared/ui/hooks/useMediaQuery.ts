import { useCallback, useSyncExternalStore } from 'react'

/** Tables become cards and split views stack; same breakpoint as theme.css. */
const NARROW = '(max-width: 767.98px)'

/** True while the media query matches; false where unsupported (jsdom). */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () =>
    typeof matchMedia === 'function' ? matchMedia(query).matches : false,
  )
}

/** True on a phone-wide window. */
export function useIsNarrow(): boolean {
  return useMediaQuery(NARROW)
}
