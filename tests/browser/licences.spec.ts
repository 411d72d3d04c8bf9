import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import packageJson from '../../package.json' with { type: 'json' }

const LINE = '-'.repeat(80)
/** A package that only passes on another one, which is listed. */
const EMPTY = new Set(['react-router-dom'])

test('licences.txt and the bill of materials list what the build ships', async ({ request }) => {
  const text = await (await request.get('/licences.txt')).text()
  const parts = text.split(`\n\n${LINE}\n\n`)
  const heads = parts.map((part) => part.split('\n')[0]?.replace(/ \(.*$/, ''))
  const { components } = JSON.parse(readFileSync('dist/sbom.json', 'utf8')) as {
    components: { name: string; version: string }[]
  }
  expect(components.map(({ name, version }) => `${name} ${version}`)).toEqual(heads)

  const names = new Set(components.map(({ name }) => name.replace('@e965/', '')))
  for (const name of Object.keys(packageJson.dependencies))
    expect(names.has(name) || EMPTY.has(name), name).toBe(true)
  for (const name of ['react', 'react-dom', 'scheduler', 'bootstrap', '@popperjs/core'])
    expect(names).toContain(name)
  for (const name of Object.keys(packageJson.devDependencies)) expect(names).not.toContain(name)
  for (const part of parts) expect(part.split('\n').length, part).toBeGreaterThan(3)
})
