import { lazy, useEffect, type ComponentType } from 'react'
import { PanelLost } from './PanelLost.tsx'

type Load<Panel> = () => Promise<{ default: Panel }>

/** A panel that brings its own chunk: the list stands without the forms' code, and stays when that does not come. */
export function lazyPanel<Props>(load: Load<ComponentType<Props>>) {
  const panel = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return await load()
    } catch {
      return { default: PanelLost } // says so, and offers to load the page anew
    }
  })
  return Object.assign(panel, { preload: load })
}

/** Fetches the panel's code once the list is there, so that the first record opens at once. */
export function usePanelAhead({ preload }: { preload: () => Promise<unknown> }): void {
  useEffect(() => {
    preload().catch(() => undefined) // the real load tells
  }, [preload])
}
