/** What people arrive at: pages of one kind have most of their code in common. */
export type PageKind =
  | 'signIn'
  | 'candidate'
  | 'candidateStep'
  | 'home'
  | 'analyzer'
  | 'admin'
  | 'kyc'
  | 'gstr'

/** What a page's first screen may weigh (gz kB) and ask for, and the source modules whose chunks that screen loads. */
export type Budget = {
  page: string
  kind: PageKind
  js: number
  css: number
  /** Scripts and stylesheets. */
  requests: number
  /** The page's own. */
  pageModule: string
  /** What its first screen needs beside that. */
  modules: readonly string[]
  /** The words of its first screen, of which a visitor loads one language: the longest. */
  translations?: readonly string[]
}

const ENTRY = 'src/main.tsx'
/** What the candidate pages start with. */
const CANDIDATE_START = [ENTRY, 'src/app/start/CandidateStart.tsx']
/** What all others start with. */
const APP = [ENTRY, 'src/app/start/startApp.ts']
/** The module that stands on the HTTP client. */
export const TRANSPORT = 'src/shared/platform/api/transport.ts'
/** What every signed-in page needs before it can show anything: guard, session check, kept state, frame. */
const SIGNED_IN = [
  ...APP,
  'src/app/guards/SessionLayout.tsx',
  'src/shared/platform/session/storage/persistence.ts',
  TRANSPORT,
  'src/shared/kits/analyzer/jobs/menu/JobsMenu.tsx',
]

/** What comes beside pages, once they are there: dialogs and toasts on any; menus, the idle timer and the jobs of who is signed in. */
export const DEFERRED_MODULES = {
  any: ['src/shared/ui/dialogs/DialogOverlay.tsx', 'src/shared/ui/dialogs/toasts/ToastList.tsx'],
  menus: [
    'src/app/shell/appBarPanels.tsx',
    'src/app/shell/MobileMenuDrawer.tsx',
    'src/shared/kits/analyzer/jobs/menu/JobsPanel.tsx',
    'src/app/IdleTimer.tsx',
  ],
  jobs: ['src/shared/kits/jobs/run/resumeJobsAndBatches.ts'],
} as const

/** Analyzer pages before a file is chosen. */
const ANALYZERS = [
  'financial/payslip',
  'financial/form26as',
  'idExtraction',
  'financial/financialStatement',
  'financial/passbook',
  'financial/bankStatement',
]

/** Administration: a list, before a record is opened. */
const ADMIN = ['clients/ClientsPage', 'users/UsersPage', 'services/ServicesPage']

/** Pages of people without an account, on phones. */
const CANDIDATE = {
  addressForm: {
    page: 'AddressFormPage.tsx',
    firstStep: { module: 'AddressForm.tsx', js: 122 },
  },
  uanPage: { page: 'UanPage.tsx', firstStep: { module: 'steps/UanJob.tsx', js: 114.5 } },
}

/** Of the longest language. */
const FRAME_TRANSLATIONS = 'src/shared/kits/candidate/locales/bn.json'

/** Dashboards of the KYC services: the frame; what a tab shows follows it, in a chunk of its own. */
const KYC = ['dav/DavPage', 'uan/UanJobsPage', 'companyChecks/CompanyChecksPage']

type Page = Pick<Budget, 'page' | 'kind' | 'pageModule'> & Partial<Budget>

/** Figures of performance, "First load". */
const publicPage = (page: Page): Budget => ({
  js: 128,
  css: 16,
  requests: 10,
  modules: APP,
  ...page,
})
const signedInPage = (page: Page): Budget => ({
  js: 200.1, // 200 (L44), and what the names of the chunks vary
  css: 26,
  requests: 15,
  modules: SIGNED_IN,
  ...page,
})

export const BUDGETS: readonly Budget[] = [
  publicPage({
    page: 'sign-in',
    kind: 'signIn',
    pageModule: 'src/features/auth/signIn/SignInPage.tsx',
    js: 128.3, // between 128.1 and 128.25, by the names of the chunks
  }),
  ...Object.entries(CANDIDATE).flatMap(([folder, { page, firstStep }]) => {
    const feature = `src/features/candidate/${folder}`
    const first = publicPage({
      page: `candidate/${folder}`,
      kind: 'candidate',
      pageModule: `${feature}/${page}`,
      modules: CANDIDATE_START,
      js: 96,
      translations: [FRAME_TRANSLATIONS],
    })
    return [
      first,
      {
        ...first,
        page: `${first.page}, language chosen`,
        kind: 'candidateStep' as const,
        modules: [...CANDIDATE_START, `${feature}/${firstStep.module}`],
        js: firstStep.js,
        css: 19,
        requests: 20,
        translations: [FRAME_TRANSLATIONS, `${feature}/locales/bn.json`],
      },
    ]
  }),
  signedInPage({ page: 'home', kind: 'home', pageModule: 'src/features/home/HomePage.tsx' }),
  ...ANALYZERS.map((folder) =>
    signedInPage({
      page: folder,
      kind: 'analyzer',
      pageModule: `src/features/${folder}/definition.ts`,
      modules: [...SIGNED_IN, 'src/shared/kits/analyzer/AnalyzerPage.tsx'],
    }),
  ),
  ...ADMIN.map((page) =>
    signedInPage({ page, kind: 'admin', pageModule: `src/features/admin/${page}.tsx` }),
  ),
  ...KYC.map((page) =>
    signedInPage({ page: `kyc/${page}`, kind: 'kyc', pageModule: `src/features/kyc/${page}.tsx` }),
  ),
  signedInPage({
    page: 'kyc/gstr/GstrPage',
    kind: 'gstr',
    pageModule: 'src/features/kyc/gstr/GstrPage.tsx',
  }),
]
