import { describe, expect, it, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import {
  billOfMaterials,
  licenceNotices,
  packageFolder,
  packagesOf,
} from '../../../scripts/vite/licences.ts'
import { release } from '../../../scripts/vite/release.ts'

test('a release is its version and the commit of its sources', () => {
  expect(release.version).toBe(packageJson.version)
  expect(release.commit).toMatch(/^(?:[\da-f]{12}|unknown)$/)
})

test.each([
  ['/app/node_modules/react/index.js', '/app/node_modules/react'],
  ['\0/app/node_modules/react/index.js?commonjs', '/app/node_modules/react'],
  ['/app/node_modules/@restart/ui/node_modules/uncontrollable/x.js', null],
  ['/app/src/main.tsx', null],
  ['\0vite/preload-helper.js', null],
])('the package of %s', (id, folder) => {
  const inner = '/app/node_modules/@restart/ui/node_modules/uncontrollable'
  expect(packageFolder(id)).toBe(folder ?? (id.includes('uncontrollable') ? inner : null))
})

describe('the packages of modules', () => {
  const packages = packagesOf(
    [
      'node_modules/xlsx/xlsx.mjs',
      'node_modules/pdfjs-dist/legacy/build/pdf.mjs',
      'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs',
      'src/main.tsx',
    ].map((path) => `${process.cwd()}/${path}`),
  )

  it('are listed once, under their own names', () => {
    expect(packages.map(({ name }) => name)).toEqual(['@e965/xlsx', 'pdfjs-dist'])
  })

  it('have the licences of what is shipped beside them', () => {
    const notices = licenceNotices(packages)
    for (const text of ['wasm/LICENSE_OPENJPEG', 'wasm/LICENSE_QCMS', 'Redistribution', 'Adobe'])
      expect(notices).toContain(text)
  })

  it('are a bill of materials', () => {
    const { components } = JSON.parse(billOfMaterials(packages, release)) as {
      components: { purl: string }[]
    }
    expect(components.map(({ purl }) => purl.replace(/@[\d.]+$/, ''))).toEqual([
      'pkg:npm/%40e965/xlsx',
      'pkg:npm/pdfjs-dist',
    ])
  })
})
