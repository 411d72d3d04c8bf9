import { useSyncExternalStore } from 'react'

const unchanging = () => () => undefined

/** The current year (shell §2); while hydrating, the year of the build. */
export const useCurrentYear = (): number =>
  useSyncExternalStore(
    unchanging,
    () => new Date().getFullYear(),
    () => __BUILT_YEAR__,
  )
