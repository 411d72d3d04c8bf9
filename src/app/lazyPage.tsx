import type { ComponentType } from 'react'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'

export type PageComponent = ComponentType & {
  /** Missing for a page in the first chunk. */
  preload?: () => Promise<unknown>
}

/** A page in its own chunk: `lazyPage(() => import('./HomePage.tsx'), 'HomePage')`. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): PageComponent {
  return lazyWithRetry(async () => (await load())[name], { label: 'This page' })
}
