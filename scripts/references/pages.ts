import { posix } from 'node:path'
import { lineAt, sectionsOf, withoutFences, type BrokenReference } from './markdown.ts'

/** What the pages of a repository may lead to. */
export type Repository = {
  exists: (path: string) => boolean
  /** The text of a Markdown page. */
  page: (path: string) => string | undefined
  npmScripts: ReadonlySet<string>
}

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g
const CODE = /`([^`\n]+)`/g
const PATH = /^(?:src|tests|scripts|docs|public|\.ci)\/[\w./-]+$/
const NPM = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g

function missingTarget(file: string, target: string, repository: Repository): string | null {
  if (/^[a-z]+:/.test(target)) return null
  const [path = '', anchor] = target.split('#')
  const to = path === '' ? file : posix.normalize(posix.join(posix.dirname(file), path))
  if (!repository.exists(to)) return `${to} is not there`
  if (anchor === undefined) return null
  const page = repository.page(to)
  return page !== undefined && sectionsOf(page).some((section) => section.anchor === anchor)
    ? null
    : `${to} has no heading #${anchor}`
}

function* referencesIn(file: string, text: string, repository: Repository) {
  const prose = withoutFences(text)
  for (const match of prose.matchAll(LINK))
    yield [match, missingTarget(file, match[1] ?? '', repository)] as const
  for (const match of prose.matchAll(CODE)) {
    const path = match[1] ?? ''
    if (PATH.test(path)) yield [match, repository.exists(path) ? null : 'it is not there'] as const
  }
  for (const match of text.matchAll(NPM)) {
    const name = match[1] ?? match[2] ?? ''
    const isKnown = repository.npmScripts.has(name)
    yield [match, isKnown ? null : 'package.json has no such script'] as const
  }
}

/** Links, anchors, named files and npm scripts of a page that lead nowhere. */
export function brokenReferencesInPage(
  file: string,
  text: string,
  repository: Repository,
): BrokenReference[] {
  return [...referencesIn(file, text, repository)].flatMap(([match, missing]) =>
    missing === null
      ? []
      : [{ file, line: lineAt(text, match.index), reference: match[0], missing }],
  )
}
