import { join } from 'node:path'

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }
type ChunkGroup = {
  name: (id: string, graph: ModuleGraph) => string | null
  debugName: string
  priority: number
  includeDependenciesRecursively: boolean
}

type Together = {
  chunk: string
  entries: readonly string[]
  /** Only what these reach too. */
  sharedWith?: readonly string[]
  /** What these reach stays apart: it is loaded where the others are not. */
  without: readonly string[]
  /** Only these of them. */
  only?: RegExp
  /** Whether nothing of `without` may come along, though another module of the chunk imports it. */
  isStrict?: boolean
}

const CANDIDATE_PAGES = [
  'src/features/candidate/addressForm/AddressFormPage.tsx',
  'src/features/candidate/uanPage/UanPage.tsx',
]

/** What every signed-in page loads, and what of it a guest or a candidate may be given alone. */
const SIGNED_IN: Together = {
  chunk: 'signedIn',
  entries: [
    'src/app/guards/SessionArea.tsx',
    'src/shared/session/persistence.ts',
    'src/shared/analyzer/jobs/JobsTray.tsx',
    'src/shared/ui/keys/useKeys.ts',
  ],
  without: [
    ...CANDIDATE_PAGES,
    'src/features/auth/ForgotPasswordPage.tsx',
    'src/features/auth/SignInPage.tsx',
    'src/features/auth/SetPasswordPage.tsx',
    'src/features/auth/SignUpPage.tsx',
    'src/features/auth/TermsModal.tsx',
    'src/features/auth/VerifyEmailPage.tsx',
    'src/shared/api/transport.ts',
    'src/shared/errors/ErrorOverlay.tsx',
    'src/shared/errors/ToastStage.tsx',
  ],
}
/** Pages, tabs, and what runs beside them, that take single parts of what an analyzer loads and are spared the rest. */
const OTHER_PAGES = [
  ...CANDIDATE_PAGES,
  'src/features/admin/clients/ClientsPage.tsx',
  'src/features/home/HomePage.tsx',
  'src/features/kyc/dav/DavPage.tsx',
  'src/features/kyc/gstr/GstrPage.tsx',
  'src/features/kyc/companyChecks/CompanyChecksPage.tsx',
  'src/features/kyc/uan/UanJobsPage.tsx',
  'src/features/kyc/dav/checks/ViewChecks.tsx',
  'src/features/kyc/uan/jobs/ViewJobs.tsx',
  'src/features/kyc/companyChecks/create/CreateCase.tsx',
  'src/shared/csv/CsvStages.tsx',
  'src/shared/jobs/jobsStore.ts',
  'src/shared/jobs/lifecycle.ts',
  'src/shared/vault/vault.ts',
]
/** What every analyzer loads before a file is chosen, beside the frame. */
const ANALYZER: Together = {
  chunk: 'analyzer',
  entries: ['src/shared/analyzer/AnalyzerPage.tsx', 'src/shared/upload/UploadColumns.tsx'],
  without: OTHER_PAGES,
  isStrict: true,
}
/** What those load beside it that take one document. */
const ONE_FILE: Together = {
  chunk: 'oneFile',
  entries: ['src/shared/analyzer/intake/oneFile.tsx'],
  without: [
    ...OTHER_PAGES,
    ...ANALYZER.entries,
    'src/features/financial/bankStatement/definition.ts',
  ],
  isStrict: true,
}
/** Icons of analyzers that other pages draw too: each alone would be a file that its head outweighs. */
const ICONS: Together = {
  chunk: 'icons',
  entries: [...ANALYZER.entries, ...ONE_FILE.entries],
  only: /\/bootstrap-icons\/icons\//,
  without: ['src/main.tsx', 'src/features/auth/SignInPage.tsx', ...CANDIDATE_PAGES],
  isStrict: true,
}
const SIGN_IN_PAGE = 'src/features/auth/SignInPage.tsx'
const BEHIND_SIGN_IN = [
  ...SIGNED_IN.entries,
  ...ANALYZER.entries,
  ...ONE_FILE.entries,
  'src/features/financial/payslip/definition.ts',
  'src/features/financial/form26as/definition.ts',
  ...OTHER_PAGES,
]
/** What sign-in loads beside that; a candidate's phone is spared it, and so is a signed-in page. */
const SIGN_IN: Together = {
  chunk: 'signIn',
  entries: [SIGN_IN_PAGE],
  without: ['src/main.tsx', ...BEHIND_SIGN_IN],
  isStrict: true,
}
/** What it has in common with the pages behind it. */
const SESSION: Together = {
  chunk: 'session',
  entries: [SIGN_IN_PAGE, 'src/features/auth/PasswordStep.tsx'],
  sharedWith: BEHIND_SIGN_IN,
  without: ['src/main.tsx', ...CANDIDATE_PAGES],
  isStrict: true,
}
/** What the dashboards of the KYC services have in common, beside the frame. */
const DASHBOARD: Together = {
  chunk: 'dashboard',
  entries: ['src/features/kyc/dav/DavPage.tsx'],
  sharedWith: ['src/features/kyc/uan/UanJobsPage.tsx'],
  without: [
    'src/main.tsx',
    SIGN_IN_PAGE,
    ...SIGNED_IN.entries,
    ...CANDIDATE_PAGES,
    ...ANALYZER.entries,
    ...ONE_FILE.entries,
    'src/features/admin/clients/ClientsPage.tsx',
    'src/features/admin/services/ServicesPage.tsx',
    'src/features/admin/users/UsersPage.tsx',
    'src/features/home/HomePage.tsx',
    'src/features/kyc/gstr/GstrPage.tsx',
  ],
  isStrict: true,
}
const FIRST: Together = {
  chunk: 'first',
  // The icon is on a candidate's first screen and on sign-in: alone it would be a file of its own.
  entries: ['src/main.tsx', 'node_modules/bootstrap-icons/icons/info-circle.svg?raw'],
  without: [],
}

/**
 * Puts what is always loaded together into one chunk: a phone on a slow line pays the round trip of a request once and
 * not for each of forty small files, which also pack worse (home: 44 files and 193 kB gz before, 9 and 185 after).
 */
export const chunkGroups = (root: string): ChunkGroup[] =>
  [ONE_FILE, ANALYZER, SIGNED_IN, SIGN_IN, SESSION, ICONS, DASHBOARD, FIRST].map(
    (together, priority) => groupOf(root, together, priority),
  )

function groupOf(
  root: string,
  { chunk, entries, sharedWith, only = /(?:)/, without, isStrict = false }: Together,
  priority: number,
): ChunkGroup {
  let reached: ReadonlySet<string> | null = null
  return {
    debugName: chunk,
    priority,
    // What is left out imports nothing that is in: it is closed under imports, so that no two chunks need each other.
    includeDependenciesRecursively: !isStrict,
    name: (id, graph) => {
      reached ??= difference(
        common(reach(root, entries, graph), reach(root, sharedWith ?? entries, graph)),
        reach(root, without, graph),
      )
      return reached.has(id) && only.test(id) ? chunk : null
    },
  }
}

/** The modules and all that they import statically. */
function reach(root: string, modules: readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set(modules.map((module) => join(root, module)))
  // A set goes on to what is added while it is walked.
  for (const id of seen)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next)
  return seen
}

const common = (one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...one].filter((id) => other.has(id)))

const difference = (all: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...all].filter((id) => !others.has(id)))
