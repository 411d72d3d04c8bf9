import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

/** Playwright's own way to narrow a run: a pattern that is held against file and title. */
export const asPattern = (filters) =>
  filters.map((filter) => filter.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')

/** Paths of the vitest files, below the project. */
const vitestFiles = () =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path}`)
    .filter((path) => /\.test\.tsx?$/.test(path))

/** Tests of a suite of Playwright's report and of the suites in it. */
const countOf = ({ specs = [], suites = [] }) =>
  specs.length + suites.reduce((sum, suite) => sum + countOf(suite), 0)

function playwrightCount(filter) {
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--list',
      '--reporter=json',
      '-g',
      asPattern([filter]),
    ],
    { encoding: 'utf8', maxBuffer: Infinity },
  )
  return countOf(JSON.parse(stdout))
}

/**
 * How many tests match a filter: vitest files by their path, Playwright tests by path or title.
 * @param {string} filter
 * @returns {{filter: string, vitest: number, playwright: number}}
 */
export function countMatchingTests(filter) {
  const part = filter.toLowerCase()
  return {
    filter,
    vitest: vitestFiles().filter((path) => path.toLowerCase().includes(part)).length,
    playwright: playwrightCount(filter),
  }
}
