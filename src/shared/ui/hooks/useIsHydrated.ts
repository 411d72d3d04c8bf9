import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False while prerendering and hydrating: until then the page must not depend on the browser or the query. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
