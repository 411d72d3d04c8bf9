import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { frameOf } from './frame.ts'

/** Takes the painted first frame over, as it stands, or puts the app in place of what was painted for others. */
export function mount(root: Element, app: ReactNode): void {
  const { dataset } = document.documentElement
  if (frameOf(dataset, window.location.pathname) === 'painted') {
    hydrateRoot(root, app)
    return
  }
  // What belongs to a guest goes before the app shows; a neutral frame stands until the app's own is there.
  if (dataset.painted !== undefined) root.replaceChildren()
  delete dataset.frame
  createRoot(root).render(app)
}
