import { spawnSync } from 'node:child_process'
import { casesList, nextCase, readCase, visits } from './bench/cases.mjs'
import {
  applicant,
  checkedFiles,
  coldPage,
  csvFile,
  historyOfFiles,
  warmPage,
  workbook,
} from './bench/files.mjs'
import { arrivals, sizes } from './bench/firstLoad.mjs'
import { guard } from './bench/guard.mjs'
import { choice, list } from './bench/lists.mjs'
import { openBench } from './bench/pages.mjs'
import { readRecorded, record } from './bench/record.mjs'
import { SHORT_ROUNDS, countOf, tableOf } from './bench/rows.mjs'
import { TEST_BUILD_DIR, buildForTests } from './buildForTests.mjs'

/**
 * `npm run bench [part…]`: speed and size, each figure beside its reference of the same run, and its goal (performance.md).
 * `--record` writes the ratios into scripts/bench/recorded.json; `--guard` measures a few rows and fails where one is worse
 * than recorded.
 */
const ROUNDS = 5
const PAGES = [
  [199, 9.9],
  [500, 6],
]

const PARTS = {
  sizes: [sizes],
  paint: [(bench) => arrivals(bench, 9)],
  files: [
    (bench) => checkedFiles(bench, SHORT_ROUNDS),
    (bench) => historyOfFiles(bench, SHORT_ROUNDS),
  ],
  pages: PAGES.flatMap((size) => [
    (bench) => coldPage(bench, 3, ...size),
    (bench) => warmPage(bench, ROUNDS, ...size),
  ]),
  workbooks: [
    { sheets: 7, rows: 5000, columns: 12, what: '7 × 5,000 × 12' },
    { sheets: 1, rows: 100_000, columns: 12, what: '100,000 rows' },
  ].map((size) => (bench) => workbook(bench, 3, size)),
  csv: [(bench) => csvFile(bench, SHORT_ROUNDS, 10_000)],
  applicants: [(bench) => applicant(bench, SHORT_ROUNDS, 20_000)],
  cases: [
    (bench) => readCase(bench, SHORT_ROUNDS),
    (bench) => nextCase(bench, ROUNDS),
    (bench) => visits(bench, ROUNDS),
    (bench) => casesList(bench, 50),
  ],
  lists: [
    (bench) => list(bench, 10_000, 1),
    (bench) => list(bench, 50_000, 2),
    (bench) => choice(bench, ROUNDS, 10_000),
  ],
}

const args = process.argv.slice(2)
const has = (flag) => args.includes(flag)
const names = args.filter((arg) => !arg.startsWith('--'))
const unknown = names.find((part) => !(part in PARTS))
if (unknown !== undefined) throw new Error(`There is no part “${unknown}” in the bench.`)

function build(...options) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', ...options],
    { stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
}

build('-c', 'tests/bench/vite.config.ts')
if (has('--guard')) {
  buildForTests()
  const bench = await openBench(TEST_BUILD_DIR)
  const { isGood, lines } = await guard(bench, readRecorded())
  await bench.close()
  console.log(lines.join('\n'))
  process.exit(isGood ? 0 : 1)
}

build()
const bench = await openBench('dist/production')
const rows = { sizes: [], timed: [] }
for (const [part, works] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(part)) continue
  for (const work of works) rows[part === 'sizes' ? 'sizes' : 'timed'].push(...(await work(bench)))
}
await bench.close()
const all = [...rows.sizes, ...rows.timed]
console.table(tableOf(all))
console.log(countOf(all))
// The build holds the sizes to their budgets.
if (has('--record')) record(rows.timed)
