import { loadWithStyles } from '#shared/ui/loading/loadWithStyles.ts'
import { waitUntilOnline } from './scheduleRetry.ts'

type LazyStep = { preload: () => Promise<unknown> }

/** Failed parts are retried when online, because the offline screen is needed offline. Never rejects. */
export async function prefetchSteps(
  parts: readonly LazyStep[],
  signal: AbortSignal,
): Promise<void> {
  for (const { preload } of parts) {
    while (!signal.aborted && !(await hasLoaded(preload))) await waitUntilOnline(signal)
  }
}

const hasLoaded = (preload: LazyStep['preload']): Promise<boolean> =>
  loadWithStyles(preload).then(
    () => true,
    () => false,
  )
