import type { ComponentType } from 'react'
import { lazyPart } from '#shared/ui/lazyPart.tsx'

/** A page of the route table. */
export type Page = ComponentType

/** A page that brings its own chunk: `lazyPage(() => import('./HomePage.tsx'), 'HomePage')`. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Page {
  return lazyPart(async () => (await load())[name], { what: 'This page' })
}
