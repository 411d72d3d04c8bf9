import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

/** Playwright's own way to narrow a run: a pattern that is held against file and title. */
export const asPattern = (words) =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|')

/** Paths of the vitest files, below the project. */
const vitestFiles = () =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path}`)
    .filter((path) => /\.test\.tsx?$/.test(path))

/** Tests of a suite of Playwright's report and of the suites in it. */
const countOf = ({ specs = [], suites = [] }) =>
  specs.length + suites.reduce((sum, suite) => sum + countOf(suite), 0)

function playwrightCount(word) {
  const { stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--list',
      '--reporter=json',
      '-g',
      asPattern([word]),
    ],
    { encoding: 'utf8', maxBuffer: Infinity },
  )
  return countOf(JSON.parse(stdout))
}

/**
 * How much of the suite belongs to a word: vitest files by their path, Playwright tests by path or title.
 * @param {string} word
 * @returns {{word: string, vitest: number, playwright: number}}
 */
export function countMatchingTests(word) {
  const part = word.toLowerCase()
  return {
    word,
    vitest: vitestFiles().filter((path) => path.toLowerCase().includes(part)).length,
    playwright: playwrightCount(word),
  }
}
