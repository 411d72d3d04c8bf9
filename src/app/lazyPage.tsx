import { lazy, type ComponentType } from 'react'

/** The code of a page could not be fetched: a dropped connection, or a newer release on the server. */
export class PageLoadError extends Error {
  override name = 'PageLoadError'
}

/** A page of the route table. */
export type Page = ComponentType

/** A page that brings its own chunk: `lazyPage(() => import('./HomePage.tsx'), 'HomePage')`. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Page {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    try {
      return { default: (await load())[name] }
    } catch (cause) {
      throw new PageLoadError(`${name} could not be loaded.`, { cause })
    }
  })
}
