import type { ComponentType } from 'react'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { StepLoadError } from './StepLoadError.tsx'

/** With a translated load error. */
export const lazyStep = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyWithRetry(load, { label: 'This step', LoadError: StepLoadError })
