import type { ComponentType } from 'react'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { StepLost } from './StepLost.tsx'

/** A step of a candidate page that brings its own chunk: where that does not come, it is said in the candidate's language. */
export const stepPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, { what: 'This step', Lost: StepLost })
