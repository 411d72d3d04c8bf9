import { vi } from 'vitest'

vi.mock('#shared/ui/preview/FilePreview.tsx', () => import('./mocks/FilePreview.tsx'))
vi.mock('#shared/ui/preview/sheet/workbook.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('./mocks/workbook.ts')),
}))
vi.mock('#features/kyc/dav/caseData/caseReader.ts', () => import('./mocks/caseReader.ts'))
vi.mock(
  '#features/applicants/compare/startComparison.ts',
  () => import('./mocks/startComparison.ts'),
)
vi.mock('#shared/kits/csv/preflight/startPreflight.ts', () => import('./mocks/startPreflight.ts'))
// The real times are tested with fake timers (tests/unit/shared/kits/jobs, tests/unit/features/financial/passbook).
vi.mock('#shared/platform/config/constants.ts', async (original) => ({
  ...(await original<object>()),
  POLL_INTERVAL_MS: 60,
  PASSBOOK_FOLLOW_UP_MS: 250,
  GEOCODE_INTERVAL_MS: 20,
}))
