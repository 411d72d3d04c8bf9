import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Strength } from '#shared/kits/history/ruleTable.ts'
import { examineBytes, readFixture, worstOf } from './examineFixtures.ts'

type Truth = {
  name: string
  kind: string
  expected: Strength | null
  before?: string | null
  now?: string
}

/** Another folder that the script below wrote, such as one with all kinds. */
const FOLDER = process.env.HISTORY_FILES ?? 'tests/fixtures/history'
// The script that makes the files writes it (scripts/fixtures/makeHistory.mjs).
const truth = JSON.parse(readFileSync(`${FOLDER}/truth.json`, 'utf8')) as Truth[]
/** Each run of the script makes keys of its own. */
const roots = readFileSync(`${FOLDER}/aadhaar-root.pem`, 'utf8')

it.each(truth.map((row) => [row.name, row] as const))('%s', async (name, row) => {
  const history = await examineBytes(readFixture(`${FOLDER}/${name}`), {
    roots,
  })
  expect(worstOf(history)).toBe(row.expected)
  if (row.before === undefined || row.expected !== 'changed' || history.kind !== 'read') return
  const shown = history.findings.flatMap(({ evidence }) =>
    evidence.map(({ before, now }) => ({ before, now })),
  )
  const now = row.kind.startsWith('removed') ? null : row.now
  expect(shown).toContainEqual({ before: row.before, now })
})
