import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { HISTORY_SAMPLES } from '#tests/sandbox/samples.ts'
import { examineBytes, readFixture, worstOf } from './examineFixtures.ts'

/** pdf.js rejects promises of these that nobody waits for. */
const DAMAGED = /broken|corrupt|truncated|not-a-pdf/

/** Their figures contradict each other on purpose. */
const WRONG = /bank-wrong-balance|payslip-wrong-total|id-wrong-digit/

const WORST = new Map(HISTORY_SAMPLES.map(({ file, worst }) => [file, worst]))

const files = ['public/samples', 'tests/sandbox/samples', 'tests/fixtures/pdf'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pdf') && !DAMAGED.test(name) && !WORST.has(name))
    .map((name) => `${folder}/${name}`),
)

it.each(files)('finds nothing to look at in %s', async (path) => {
  const worst = worstOf(await examineBytes(readFixture(path)))
  // Locked ones do not open without their password.
  const other = WRONG.test(path) ? 'look' : null
  expect(worst).toBe(path.includes('locked') ? 'unread' : other)
})

it.each([...WORST].filter(([file]) => file.endsWith('.pdf')))(
  'finds in the sample %s no more and no less than: %s',
  async (file, worst) => {
    const history = await examineBytes(readFixture(`tests/sandbox/samples/${file}`))
    expect(worstOf(history)).toBe(worst)
  },
)
