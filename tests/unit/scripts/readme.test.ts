import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ACCOUNTS, SANDBOX_PASSWORD, type AccountRow } from '#tests/sandbox/accounts.ts'
import { BROWSER_NAMES } from '../../../scripts/browsers/supported.ts'

const README = readFileSync('README.md', 'utf8')
const rows: readonly AccountRow[] = ACCOUNTS

it.each([
  SANDBOX_PASSWORD,
  ...rows.filter(({ magic }) => magic !== true).map(({ email }) => email),
])('the README contains %s (node scripts/readme.mjs writes it)', (value) => {
  expect(README).toContain(`\`${value}\``)
})

it('the README names the supported browsers', () => {
  expect(README.replaceAll('\n', ' ')).toContain(
    `${BROWSER_NAMES.join(', ')}, and all later versions`,
  )
})
