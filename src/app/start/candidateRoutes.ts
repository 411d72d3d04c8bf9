import { lazyPage } from '../lazyPage.tsx'
import type { Route } from '../route.ts'

export type CandidateRoute = Route & {
  /** Loads what the first step needs beside the page; the rest of the app follows it. */
  loadFirstStep: () => Promise<unknown>
}

const loadAddressFormCode = async () =>
  import('#features/candidate/addressForm/AddressFormPage.tsx')
const loadUanCode = async () => import('#features/candidate/uanPage/UanPage.tsx')

/** The only pages that start without the router and the store (design, "Start of the candidate pages"). */
export const CANDIDATE_ROUTES: readonly CandidateRoute[] = [
  {
    paths: ['/dav/form', '/solutions/kyc/dav/form'],
    access: 'public',
    title: 'Address form',
    footer: 'notice',
    hasIdleTimer: false,
    page: lazyPage(
      async () => ({ AddressFormPage: await (await loadAddressFormCode()).loadAddressFormPage() }),
      'AddressFormPage',
    ),
    loadFirstStep: async () => (await loadAddressFormCode()).loadAddressForm(),
  },
  {
    paths: ['/uan/form'],
    access: 'public',
    title: 'UAN form',
    footer: 'none',
    hasIdleTimer: false,
    page: lazyPage(async () => ({ UanPage: await (await loadUanCode()).loadUanPage() }), 'UanPage'),
    loadFirstStep: async () => (await loadUanCode()).loadUanJob(),
  },
]

/** As the router matches: in any case, with or without a slash at the end. */
export function findCandidateRoute(pathname: string): CandidateRoute | undefined {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  return CANDIDATE_ROUTES.find(({ paths }) => paths.includes(path))
}
