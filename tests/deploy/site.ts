import { test as base, expect } from '@playwright/test'
import { collectPageErrors } from '../browser/support/pageErrors.ts'
import { startBackend, type Backend } from './backend.ts'
import { startNginx, type Site } from './nginx.ts'

type Shared = { bodyLimit: string; backend: Backend; site: Site }
type Own = {
  /** Allows an expected page error. */
  allow: (error: RegExp) => void
}

/** The product behind nginx, started once; page errors fail a test. */
export const test = base.extend<Own, Shared>({
  bodyLimit: ['32m', { option: true, scope: 'worker' }],
  backend: [
    async ({}, provide) => {
      const backend = await startBackend()
      await provide(backend)
      await backend.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ backend, bodyLimit }, provide) => {
      const site = await startNginx(backend.port, bodyLimit)
      await provide(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
  allow: [
    async ({ context }, provide) => {
      const allowed: RegExp[] = []
      const errors = await collectPageErrors(context)
      await provide((error) => void allowed.push(error))
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
