import type { Plugin } from 'vite'
import type { Env } from '../../src/shared/platform/config/env.ts'

/** Null where the candidates' privacy notice has a contact of its own (decisions L86). */
export const findPrivacyWarning = (env: Env): string | null =>
  env.VITE_PRIVACY_EMAIL === '' && env.VITE_PRIVACY_PHONE === ''
    ? 'VITE_PRIVACY_EMAIL and VITE_PRIVACY_PHONE are empty: the privacy notice of the candidates names VITE_SUPPORT_EMAIL.'
    : null

/** Warns at each build, and builds all the same. */
export function privacyContact(env: Env): Plugin {
  return {
    name: 'lekha:privacy-contact',
    apply: 'build',
    buildStart() {
      const warning = findPrivacyWarning(env)
      if (warning !== null) this.warn(warning)
    },
  }
}
