import { useSyncExternalStore } from 'react'

const unchanging = () => () => undefined

/** The current year (shell §2); in a frame that the build painted it is the build's, until the app has taken it over. */
export const useThisYear = (): number =>
  useSyncExternalStore(
    unchanging,
    () => new Date().getFullYear(),
    () => __BUILT_YEAR__,
  )
