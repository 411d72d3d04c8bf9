import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** While prerendering and hydrating the page must not depend on the browser or the query. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
