import { vi } from 'vitest'

vi.mock('#shared/preview/FilePreview.tsx', () => import('./standIns/FilePreview.tsx'))
vi.mock('#shared/preview/workbook.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('./standIns/workbook.ts')),
}))
vi.mock('#features/kyc/dav/photos/caseReader.ts', () => import('./standIns/caseReader.ts'))
vi.mock('#shared/csv/preflight/startPreflight.ts', () => import('./standIns/startPreflight.ts'))
// What the real times are worth is tested with a clock of its own (tests/unit/jobs, tests/unit/passbook).
vi.mock('#shared/config/constants.ts', async (original) => ({
  ...(await original<object>()),
  POLL_INTERVAL_MS: 60,
  PASSBOOK_FOLLOW_UP_MS: 250,
  GEOCODE_INTERVAL_MS: 20,
}))
