import { createContext, use } from 'react'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { DialogAnswer, DialogContext } from '#shared/platform/store/overlaySlice.ts'

/** The page's entry in the browser's history, in the router's format. */
export type PageEntry = {
  pathname: string
  search: string
  key: string
  state: unknown
  /** Reached by Back, Forward or a page load. */
  isTraversed: boolean
}

export type PageNavigation = {
  entry: PageEntry
  /** A new entry for the same URL, or another state for the current one. */
  setState: (state: unknown, options?: { replace: boolean }) => void
  goBack: (entries?: number) => void
}

/** What a candidate page uses of the router and of the dialogs, which load after its first step (design, "Start of the candidate pages"). */
export type PageServices = PageNavigation & {
  /** Resolves when the dialog is closed. */
  askDialog: (name: DialogName, context: DialogContext) => Promise<DialogAnswer>
}

export const PageServicesContext = createContext<PageServices | null>(null)

/** @throws outside of a candidate page */
export function usePageServices(): PageServices {
  const services = use(PageServicesContext)
  if (services === null) throw new Error('A candidate page needs PageServicesContext around it.')
  return services
}
