import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** What differs from the last commit, new files included. */
const changedFiles = () => [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** Journeys that go through a folder of shared or of the app; those of a feature bear its name. */
const JOURNEYS = {
  'src/app': ['shell', 'auth'],
  'src/features/auth': ['auth', 'shell'],
  'src/features/home': ['shell'],
  'src/features/candidate': ['candidate'],
  'src/shared/kits/analyzer': ['payslip', 'jobs', 'passbook'],
  'src/shared/kits/candidate': ['candidate'],
  'src/shared/kits/csv': ['kyc'],
  'src/shared/kits/dashboard': ['kyc'],
  'src/shared/kits/documentType': ['document'],
  'src/shared/kits/facts': ['applicants'],
  'src/shared/kits/jobs': ['payslip', 'jobs', 'applicants'],
  'src/shared/kits/records': ['admin', 'kyc'],
  'src/shared/kits/upload': ['payslip', 'document', 'bankStatement'],
  'src/shared/platform': ['shell', 'auth', 'payslip'],
  'src/shared/ui': ['shell', 'payslip', 'admin'],
}

/** The nearest folder of unit tests: tests/unit mirrors src and api. */
function unitTestsOf(file) {
  for (let folder = file.replace(/^src\//, ''); folder !== '.'; folder = dirname(folder))
    if (existsSync(`tests/unit/${folder}`)) return [`tests/unit/${folder}`]
  return []
}

function journeysOf(file) {
  const table = Object.entries(JOURNEYS).find(([folder]) => file.startsWith(`${folder}/`))
  if (table !== undefined) return table[1].map((name) => `tests/journeys/${name}`)
  const feature = /^src\/features\/((?:kyc\/)?\w+)(?:\/(\w+))?/.exec(file)
  const names = [feature?.[1], feature?.[2]].filter((name) => name !== undefined)
  return names.map((name) => `tests/journeys/${name}`).filter((folder) => existsSync(folder))
}

/**
 * What a change can break first: the tests that changed, the unit tests beside what changed, and the journeys through it.
 * @param {readonly string[]} files paths below the project
 * @returns {{vitest: string[], playwright: string[]}} paths for the two runners; a file outside src, api and tests gives none
 */
export function testsOf(files) {
  const specs = files.filter((file) => /^tests\/browser\/.*\.spec\.ts$/.test(file))
  const tests = files.filter((file) => /^tests\/.*\.test\.tsx?$/.test(file))
  const sources = files.filter((file) => /^(?:src|api)\//.test(file))
  const beside = sources.flatMap((file) => unitTestsOf(file).concat(journeysOf(file)))
  return {
    vitest: [...new Set([...tests, ...beside])].filter((path) => existsSync(path)).toSorted(),
    playwright: specs.filter((path) => existsSync(path)).toSorted(),
  }
}

/** The tests of what differs from the last commit. */
export const changedTests = () => testsOf(changedFiles())
