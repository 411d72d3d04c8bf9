import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { MENU_SERVICES, SERVICES, toServiceKey } from './services.ts'

const ID_PATH = /^\/idextracter\/([^/]+)$/

/** The service whose upload page has this path, in any spelling (D16); undefined for none. */
export function serviceAt(pathname: string): ServiceKey | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  const document = ID_PATH.exec(path)?.[1]
  if (document !== undefined) return toServiceKey(document)
  return MENU_SERVICES.find((key) =>
    [SERVICES[key].path, SERVICES[key].aliasPath].some((known) => known?.toLowerCase() === path),
  )
}
