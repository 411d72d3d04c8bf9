import { lazy, useEffect, type ComponentType } from 'react'

type Load<Panel> = () => Promise<{ default: Panel }>

/** A panel that brings its own chunk: the list stands without the forms' code. */
export function lazyPanel<Props>(load: Load<ComponentType<Props>>) {
  return Object.assign(lazy(load), { preload: load })
}

/** Fetches the panel's code once the list is there, so that the first record opens at once. */
export function usePanelAhead({ preload }: { preload: () => Promise<unknown> }): void {
  useEffect(() => {
    preload().catch(() => undefined) // the real load tells
  }, [preload])
}
