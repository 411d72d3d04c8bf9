/** What a page's first screen may weigh, gz kB, and the source modules whose chunks that screen loads. */
export type Budget = { page: string; js: number; css: number; modules: readonly string[] }

const ENTRY = 'src/main.tsx'
/** What every signed-in page needs before it can show anything: guard, session check, kept state, frame. */
const SIGNED_IN = [
  ENTRY,
  'src/app/guards/SessionArea.tsx',
  'src/shared/session/persistence.ts',
  'src/shared/api/transport.ts',
  'src/shared/analyzer/jobs/JobsTray.tsx',
]

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
const CANDIDATE = ['addressForm/AddressFormPage', 'uanPage/UanPage']

/** The first screen's words in the language whose words take the most room; what follows brings its dictionary. */
const LONGEST_FRAME = 'src/shared/candidate/words/bn.ts'

/** Dashboards of the KYC services: the frame; what a tab shows follows it, in a chunk of its own. */
const KYC = ['dav/DavPage', 'uan/UanJobsPage', 'companyChecks/CompanyChecksPage', 'gstr/GstrPage']

/** Figures of performance, "First load"; 230 where the menus of the signed-in frame come with it. */
export const BUDGETS: readonly Budget[] = [
  { page: 'sign-in', js: 128, css: 16, modules: [ENTRY, 'src/features/auth/SignInPage.tsx'] },
  ...CANDIDATE.map((page) => ({
    page: `candidate/${page}`,
    js: 128,
    css: 16,
    modules: [ENTRY, `src/features/candidate/${page}.tsx`, LONGEST_FRAME],
  })),
  { page: 'home', js: 215, css: 26, modules: [...SIGNED_IN, 'src/features/home/HomePage.tsx'] },
  ...ANALYZERS.map((folder) => ({
    page: folder,
    js: 230,
    css: 26,
    modules: [
      ...SIGNED_IN,
      'src/shared/analyzer/AnalyzerPage.tsx',
      `src/features/${folder}/definition.ts`,
    ],
  })),
  ...ADMIN.map((page) => ({
    page,
    js: 230,
    css: 26,
    modules: [...SIGNED_IN, `src/features/admin/${page}.tsx`],
  })),
  ...KYC.map((page) => ({
    page: `kyc/${page}`,
    js: 215,
    css: 26,
    modules: [...SIGNED_IN, `src/features/kyc/${page}.tsx`],
  })),
]
