import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ACCOUNTS, SANDBOX_PASSWORD, type AccountRow } from '#tests/sandbox/accounts.ts'

const README = readFileSync('README.md', 'utf8')
const rows: readonly AccountRow[] = ACCOUNTS

it.each([
  SANDBOX_PASSWORD,
  ...rows.filter(({ magic }) => magic !== true).map(({ email }) => email),
])('the README contains %s (node scripts/readme.mjs writes it)', (value) => {
  expect(README).toContain(`\`${value}\``)
})
