import { useSyncExternalStore } from 'react'

const unchanging = () => () => undefined

/** While hydrating, the year of the build (shell §2). */
export const useCurrentYear = (): number =>
  useSyncExternalStore(
    unchanging,
    () => new Date().getFullYear(),
    () => __BUILT_YEAR__,
  )
