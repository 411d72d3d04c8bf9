import { useSyncExternalStore, type ComponentType } from 'react'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { StepLoadError } from './StepLoadError.tsx'

/** A step of a candidate page in its own chunk, with a translated load error. */
export const lazyStep = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithRetry(load, { label: 'This step', LoadError: StepLoadError })

/** A page's first step. */
export function lazyFirstStep<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Step = lazyStep(load)
  let isSettled = false
  const subscribe = (onChange: () => void) => {
    void Promise.allSettled([Step.preload()]).then(() => {
      isSettled = true
      onChange()
    })
    return () => undefined
  }
  /** False while hydrating, and until the code has come or failed to: the page leaves its first frame as it is. */
  const useIsSettled = () =>
    useSyncExternalStore(
      subscribe,
      () => isSettled,
      () => false,
    )
  return Object.assign(Step, { useIsSettled })
}
