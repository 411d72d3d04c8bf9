/** An address whose first frame the build paints into a page of its own. */
export type PrerenderedRoute = {
  path: string
  /** Modules of its first frame that come in chunks of their own: their styles and scripts are asked for with the page. */
  modules: readonly string[]
}

const SIGN_IN = ['src/features/auth/SignInPage.tsx']
const ADDRESS_FORM = ['src/features/candidate/addressForm/AddressFormPage.tsx']
const UAN_FORM = ['src/features/candidate/uanPage/UanPage.tsx']

/** Where strangers and candidates arrive, on slow phones. The route table says what stands there. */
export const PRERENDERED_ROUTES: readonly PrerenderedRoute[] = [
  { path: '/', modules: SIGN_IN },
  { path: '/dav/form', modules: ADDRESS_FORM },
  { path: '/solutions/kyc/dav/form', modules: ADDRESS_FORM },
  { path: '/uan/form', modules: UAN_FORM },
]
