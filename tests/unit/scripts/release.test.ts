import { describe, expect, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { licenceNotices } from '../../../scripts/vite/licences.ts'
import { release } from '../../../scripts/vite/release.ts'

describe('what identifies a release', () => {
  test('its version and the commit of its sources', () => {
    expect(release.version).toBe(packageJson.version)
    expect(release.commit).toMatch(/^(?:[\da-f]{12}|unknown)$/)
  })

  test('the licence of every direct dependency has a notice', () => {
    const notices = licenceNotices()
    for (const name of Object.keys(packageJson.dependencies))
      expect(notices).toMatch(new RegExp(`^${name === 'xlsx' ? '.*xlsx' : name} \\d`, 'm'))
    expect(notices).toContain('Hippocratic')
  })
})
