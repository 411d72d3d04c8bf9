import { lineAt, sectionsOf, type BrokenReference } from './markdown.ts'

/** The handbook's pages that comments refer to, by their names without folder and extension. */
export type Docs = Readonly<
  Record<
    | 'shell'
    | 'analyzers'
    | 'kyc'
    | 'decisions'
    | 'pitfalls'
    | 'look'
    | 'performance'
    | 'architecture',
    string
  >
>

type Rule = {
  pattern: RegExp
  /** What a match refers to and the handbook has not; null: it leads somewhere. */
  missing: (found: readonly string[], handbook: Docs) => string | null
}

/** Between two words of a comment there may be the end of a line. */
const GAP = String.raw`(?:\s+(?:\*|//)?\s*)`
const spaced = (source: string, flags = 'g') => new RegExp(source.replaceAll(' ', GAP), flags)

const plain = (text: string) =>
  text.replaceAll(/[*`_]|\s+(?:\*|\/\/)?\s*/g, ' ').replaceAll(/\s+/g, ' ')
const containsText = (text: string, searched: string) =>
  plain(text).toLowerCase().includes(plain(searched).replace(/\s*…$/, '').trim().toLowerCase())
const hasTitle = (page: string, searched: string) =>
  sectionsOf(page).some(({ title }) => containsText(title, searched))

const numbered = (page: string, number: string) =>
  sectionsOf(page).find(({ level, title }) => level === 2 && title.startsWith(`${number}.`))

function missingSection(
  [, page = '', numbers = '', quotes, first, last]: readonly string[],
  handbook: Docs,
): string | null {
  const name = page.toLowerCase() as 'shell' | 'analyzers' | 'kyc' // the pattern's own words
  for (const [number] of numbers.matchAll(/\d+/g)) {
    const section = numbered(handbook[name], number)
    if (section === undefined) return `docs/${name}.md has no section ${number}`
    for (const [, quoted = ''] of (quotes ?? '').matchAll(/"([^"]+)"/g))
      if (!containsText(section.body, quoted))
        return `docs/${name}.md, section ${number}, has no "${quoted}"`
    for (const screen of [first, last])
      if (screen !== undefined && !section.body.includes(`\n${screen}. `))
        return `docs/${name}.md, section ${number}, has no screen ${screen}`
  }
  return null
}

function missingPicture([, numbers = '']: readonly string[], { look }: Docs): string | null {
  for (const [picture] of numbers.matchAll(/\d{2}[a-z]?/g)) {
    const row = look.split('\n').find((line) => line.startsWith(`| ${picture.slice(0, 2)} |`))
    if (row === undefined || (picture.length > 2 && !row.includes(picture)))
      return `docs/look.md has no row ${picture}`
  }
  return null
}

const RULES: readonly Rule[] = [
  {
    pattern: spaced(
      String.raw`\b(shell|analyzers|kyc) (§\d+(?:,?(?: and)? §\d+)*)(?:, ("[^"]+"(?:(?:,| and) "[^"]+")*)|, screens? (\d+)(?: (?:to|and) (\d+))?)?`,
      'gi',
    ),
    missing: missingSection,
  },
  {
    pattern: /(?<!\d\s?)(?<!(?:shell|analyzers|kyc|,|and)[\s*/]+)§\d+/gi,
    missing: () => 'it names no page of the handbook',
  },
  {
    pattern: /(?<![\w:'"#/])D(\d{1,2})\b(?!['"])/g,
    missing: ([, number = ''], { decisions }) =>
      sectionsOf(decisions).some(({ title }) => title.startsWith(`D${number} `))
        ? null
        : `docs/decisions.md has no D${number}`,
  },
  {
    pattern: spaced(String.raw`\bdecisions,? (L\d+|[A-Z][a-z]+)\b`),
    missing: ([, word = ''], { decisions }) =>
      sectionsOf(decisions).some(({ title }) => title === word || title.startsWith(`${word} `))
        ? null
        : `docs/decisions.md has no ${word}`,
  },
  {
    pattern: spaced(String.raw`\blook (\d{2}[a-z]?(?:,?(?: and)? \d{2}[a-z]?)*)\b`),
    missing: missingPicture,
  },
  {
    pattern: spaced(String.raw`\bpitfalls, (?:"([^"]+)"|([A-Z]\w+))`),
    missing: ([, row, title], { pitfalls }) =>
      (row !== undefined && containsText(pitfalls, row)) || hasTitle(pitfalls, row ?? title ?? '')
        ? null
        : `docs/pitfalls.md has no "${row ?? title ?? ''}"`,
  },
  {
    pattern: spaced(String.raw`\bdesign, "([^"]+)"`),
    missing: ([, title = ''], { architecture }) =>
      hasTitle(architecture, title) ? null : `docs/architecture.md has no heading "${title}"`,
  },
  {
    pattern: spaced(String.raw`\bperformance(?:\.md)?, "?([A-Z][a-z]+(?: [a-z]+)*)"?`),
    missing: ([, title = ''], { performance }) =>
      hasTitle(performance, title) ? null : `docs/performance.md has no heading "${title}"`,
  },
  {
    pattern:
      /(?<![\w#./@])(?:shared\/)?(?:spec|look)\/[\w.-]+|(?<![\w#./@])shared\/(?:decisions|design|pitfalls|look|performance|style)\b/g,
    missing: () => 'that folder is not part of the repository',
  },
]

/** The references of one source, or of a page of prose, that lead nowhere. */
export function brokenReferencesInSource(
  file: string,
  text: string,
  handbook: Docs,
): BrokenReference[] {
  return RULES.flatMap(({ pattern, missing }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const fault = missing(match, handbook)
      return fault === null
        ? []
        : [{ file, line: lineAt(text, match.index), reference: plain(match[0]), missing: fault }]
    }),
  )
}

/** Comments of TypeScript, JavaScript and styles; everything of a JSON file, where comments are strings. */
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm
const ALIASES: readonly (readonly [RegExp, string])[] = [
  [/^#(app|features|shared)\//, 'src/$1/'],
  [/^#(api|tests)\//, '$1/'],
]
/** A file or folder by its path from the root or by an alias; not a pattern (`src/**`) or a part of another path. */
const NAMED_PATH =
  /(?<![\w./@#*-])(?:(?:src|tests|scripts|docs|deploy|public|api)\/|#(?:app|features|shared|api|tests)\/)[\w./-]*\w(?![\w/-]*[*{<[…])/g

/** Files and folders that comments, or the texts of a JSON file, name and that are not there. */
export function missingPathsInComments(
  file: string,
  text: string,
  exists: (path: string) => boolean,
): BrokenReference[] {
  const isJson = file.endsWith('.json')
  const comments = isJson ? [{ 0: text, index: 0 }] : [...text.matchAll(COMMENTS)]
  return comments.flatMap(({ 0: comment, index }) =>
    [...comment.matchAll(NAMED_PATH)].flatMap((match) => {
      const named = match[0]
      const path = ALIASES.reduce((each, [alias, folder]) => each.replace(alias, folder), named)
      if (exists(path)) return []
      const line = lineAt(text, index + match.index)
      return [{ file, line, reference: named, missing: 'it is not there' }]
    }),
  )
}
