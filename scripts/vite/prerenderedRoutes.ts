/** An address whose first frame the build paints into a page of its own. */
export type PrerenderedRoute = {
  path: string
  /** Modules of its first frame that come in chunks of their own: their styles and scripts are asked for with the page. */
  modules: readonly string[]
  /** A candidate page: it carries its first frame in each language. */
  translations?: {
    /** Where the messages are that the frame needs to hydrate, by whether a language was chosen on an earlier visit. */
    locales: readonly string[]
    localesOfChosen: readonly string[]
    /** Further modules of its frame where a language was chosen. */
    modulesOfChosen: readonly string[]
  }
}

const FRAME_LOCALES = 'src/shared/kits/candidate/locales'
const ADDRESS_FORM_TRANSLATIONS = {
  locales: [FRAME_LOCALES],
  localesOfChosen: [FRAME_LOCALES],
  modulesOfChosen: [],
}

/** What all other pages start with. */
export const APP = ['src/app/start/startApp.ts']
const SIGN_IN = [...APP, 'src/features/auth/signIn/SignInPage.tsx']
const CANDIDATE_START = 'src/app/start/CandidateStart.tsx'
const ADDRESS_FORM = [CANDIDATE_START, 'src/features/candidate/addressForm/AddressFormPage.tsx']
const UAN_FORM = [CANDIDATE_START, 'src/features/candidate/uanPage/UanPage.tsx']

/** Where strangers and candidates arrive, on slow phones. The route table says what stands there. */
export const PRERENDERED_ROUTES: readonly PrerenderedRoute[] = [
  { path: '/', modules: SIGN_IN },
  { path: '/dav/form', modules: ADDRESS_FORM, translations: ADDRESS_FORM_TRANSLATIONS },
  {
    path: '/solutions/kyc/dav/form',
    modules: ADDRESS_FORM,
    translations: ADDRESS_FORM_TRANSLATIONS,
  },
  {
    path: '/uan/form',
    modules: UAN_FORM,
    translations: {
      locales: [FRAME_LOCALES],
      localesOfChosen: [FRAME_LOCALES, 'src/features/candidate/uanPage/locales'],
      modulesOfChosen: ['src/features/candidate/uanPage/steps/UanJob.tsx'],
    },
  },
]
