import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { currentPath } from '#shared/platform/config/currentPath.ts'
import { chooseFrame } from './chooseFrame.ts'

export function mount(root: Element, app: ReactNode): void {
  const { dataset } = document.documentElement
  if (chooseFrame(dataset, currentPath()) === 'prerendered') {
    hydrateRoot(root, app)
    return
  }
  // Content for guests is removed first; the splash screen stays until the app has rendered.
  if (dataset.prerendered !== undefined) root.replaceChildren()
  delete dataset.frame
  createRoot(root).render(app)
}
