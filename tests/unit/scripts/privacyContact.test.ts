import { expect, it } from 'vitest'
import { parseEnv } from '#shared/platform/config/env.ts'
import { findPrivacyWarning } from '../../../scripts/vite/privacyContact.ts'

it.each([
  [{}, true],
  [{ VITE_SUPPORT_PHONE: '+91 80 4000 1000', VITE_SUPPORT_EMAIL: 'help@bank.in' }, true],
  [{ VITE_PRIVACY_EMAIL: 'privacy@bank.in' }, false],
  [{ VITE_PRIVACY_PHONE: '+91 80 4000 1001' }, false],
])('a build with %o warns of the privacy notice: %s', (raw, isWarned) => {
  expect(findPrivacyWarning(parseEnv(raw)) !== null).toBe(isWarned)
})
