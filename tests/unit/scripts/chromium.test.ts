import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DISABLED_FEATURES } from '../../../scripts/chromium.mjs'

it('disables every Chromium feature that Playwright disables', () => {
  const playwright = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8')
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(playwright) ?? []
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature)
  expect(theirs).toContain('PaintHolding')
  expect(DISABLED_FEATURES).toEqual(expect.arrayContaining(theirs))
})
