/** Module boundaries: app → features → shared; never sideways, never up; no cycles. */

/**
 * The folders of shared, the lowest first: each imports only those before it. So platform imports neither ui nor kits, ui
 * no kits, and no two folders import each other. A type counts as any import.
 */
const SHARED_ORDER = [
  ...['config', 'lib', 'reports', 'store', 'api', 'blobStore', 'dialogs', 'files', 'navigation', 'pdf', 'session', 'queryCache'].map(
    (folder) => `platform/${folder}`,
  ),
  ...['hooks', 'components', 'loading', 'appBar', 'combobox', 'dialogs', 'shortcuts', 'table', 'preview', 'splitView'].map(
    (folder) => `ui/${folder}`,
  ),
  ...['facts', 'history', 'upload', 'jobs', 'documentType', 'analyzer', 'candidate', 'csv', 'records', 'dashboard'].map(
    (folder) => `kits/${folder}`,
  ),
]
const sharedPath = (folders) => `^src/shared/(?:${folders.join('|')})/`
const SHARED_LAYERS = [
  ...SHARED_ORDER.slice(0, -1).map((folder, index) => ({
    name: `shared-${folder.replace('/', '-')}-imports-only-below`,
    severity: 'error',
    from: { path: sharedPath([folder]) },
    to: { path: sharedPath(SHARED_ORDER.slice(index + 1)) },
  })),
  {
    name: 'shared-folders-are-listed',
    comment: 'A new folder of shared gets its place in SHARED_ORDER.',
    severity: 'error',
    from: {},
    to: { path: '^src/shared/', pathNot: sharedPath(SHARED_ORDER) },
  },
]
const FEATURE = '^src/features/((?:financial|kyc|candidate)/[^/]+|[^/]+)/'

/** Layers of the address form, the lowest first: each imports only itself and the layers before it. */
const ADDRESS_FORM = '^src/features/candidate/addressForm/'
const ADDRESS_FORM_LAYERS = [
  ['model/'],
  ['draft/', 'camera/', 'geolocation/'],
  ['flow/'],
  ['locales/'],
  ['translations[.]ts'],
  ['common/'],
  ['map/', 'phone/', 'photos/', 'sending/'],
  ['fields/', 'review/', 'screens/'],
]
const ADDRESS_FORM_RULES = ADDRESS_FORM_LAYERS.flatMap((layer, index) => {
  const below = ADDRESS_FORM_LAYERS.slice(0, index).flat()
  return layer.map((part) => ({
    name: `address-form-${part.replace(/\W.*/, '')}-imports-only-below`,
    severity: 'error',
    from: { path: ADDRESS_FORM + part },
    to: { path: ADDRESS_FORM, pathNot: `${ADDRESS_FORM}(?:${[part, ...below].join('|')})` },
  }))
})
/** What a candidate page starts with, and its steps. `startApp.ts` and `startedPage.ts` come later. */
const FIRST_STEP =
  '^src/(?:main[.]tsx$|features/candidate/|shared/kits/candidate/|app/(?:AppRoot|PublicPage|PageError|ErrorBoundary|CompanyFooter|lazyPage)[.]tsx$|app/start/(?!startApp|startedPage))'

module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: { path: '^(api|src|tests)' }, to: { circular: true, viaOnly: { dependencyTypesNot: ['pre-compilation-only', 'type-only'] } } },
    { name: 'shared-imports-no-feature', severity: 'error', from: { path: '^src/shared/' }, to: { path: '^src/(app|features)/' } },
    ...SHARED_LAYERS,
    { name: 'jobs-engine-has-no-ui', severity: 'error', from: { path: '^src/shared/kits/jobs/' }, to: { path: '^src/shared/kits/analyzer/|[.](tsx|css)$' } },
    { name: 'features-do-not-import-app', severity: 'error', from: { path: '^src/features/' }, to: { path: '^src/app/' } },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: FEATURE },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    ...ADDRESS_FORM_RULES,
    {
      name: 'first-step-has-no-router-store-or-session',
      comment: 'The candidate pages start before them (design, "Start of the candidate pages"); the build checks what they import in turn.',
      severity: 'error',
      from: { path: FIRST_STEP },
      to: {
        path: '^node_modules/(?:react-router|react-redux|@reduxjs)|^src/shared/platform/(?:store|session|dialogs|navigation)/',
        pathNot: '^src/shared/platform/session/(?:storage/(?:storageKeys|localStore|sessionFlag)|tabs/acquireTabLock)[.]ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'product-does-not-import-tests', severity: 'error', from: { path: '^src/' }, to: { path: '^tests/' } },
    {
      name: 'product-does-not-import-api',
      comment: 'The strict descriptions are for tests, the doctor and docs/api/openapi.json: the product has tolerant parsers.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^api/' },
    },
    { name: 'api-does-not-import-tests', severity: 'error', from: { path: '^api/' }, to: { path: '^tests/' } },
    {
      name: 'descriptions-import-nothing-of-the-product',
      comment: 'Only what relates them to the endpoints does.',
      severity: 'error',
      from: { path: '^api/', pathNot: '^api/(?:endpoints|errors|openapi|product)[.]ts$' },
      to: { path: '^src/' },
    },
    { name: 'resolvable', severity: 'error', from: { path: '^(api|src|tests)' }, to: { couldNotResolve: true, pathNot: '[?]' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\?(url|worker|raw)$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
