/** The three arrows of the house: app → features → shared; never sideways, never up; no cycles. */
const FEATURE = '^src/features/((?:financial|kyc|candidate)/[^/]+|[^/]+)/'
module.exports = {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: { path: '^(src|tests)' }, to: { circular: true } },
    { name: 'shared-knows-no-one', severity: 'error', from: { path: '^src/shared/' }, to: { path: '^src/(app|features)/' } },
    { name: 'engine-has-no-screen', severity: 'error', from: { path: '^src/shared/jobs/' }, to: { path: '^src/shared/analyzer/|[.](tsx|css)$' } },
    { name: 'features-do-not-look-up', severity: 'error', from: { path: '^src/features/' }, to: { path: '^src/app/' } },
    {
      name: 'features-do-not-look-sideways',
      severity: 'error',
      from: { path: FEATURE },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    { name: 'product-knows-no-tests', severity: 'error', from: { path: '^src/' }, to: { path: '^tests/' } },
    { name: 'resolvable', severity: 'error', from: { path: '^(src|tests)' }, to: { couldNotResolve: true, pathNot: '[?]' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\?(url|worker|raw)$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
