import type { ProxyOptions } from 'vite'

/** The API differs from the pages by case only (/UAN/… and /uan): anchored and case-sensitive. */
const API_PATHS = '^/(master|service|GSTR|CompanyChecks|UAN)/'

/**
 * Forwards the API paths, and the socket, to a real backend in development.
 * @throws Error when DEV_PROXY_TARGET is no address.
 */
export function backendProxy(target: string | undefined): Record<string, ProxyOptions> {
  if (target === undefined || target === '') return {}
  if (!URL.canParse(target) || !/^https?:/.test(target))
    throw new Error('DEV_PROXY_TARGET must be the address of a backend, https://…')
  return { [API_PATHS]: { target, changeOrigin: true, ws: true, cookieDomainRewrite: '' } }
}
