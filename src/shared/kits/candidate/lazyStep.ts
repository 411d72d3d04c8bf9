import type { ComponentType } from 'react'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { StepLoadError } from './StepLoadError.tsx'

/** A step of a candidate page in its own chunk, with a translated load error. */
export const lazyStep = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithRetry(load, { label: 'This step', LoadError: StepLoadError })
