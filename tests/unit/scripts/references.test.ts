import { expect, it } from 'vitest'
import { sectionsOf } from '../../../scripts/references/markdown.ts'
import { brokenReferencesInPage, type Repository } from '../../../scripts/references/pages.ts'
import {
  brokenReferencesInSource,
  missingPathsInComments,
  type Docs,
} from '../../../scripts/references/sources.ts'
import { brokenStateNames } from '../../../scripts/references/states.ts'

const HANDBOOK: Docs = {
  shell: '# Shell\n\n## 2. Pages\n\n**Route guards.** A page asks.\n\n## 4. States\n',
  analyzers:
    '# Analyzers\n\n## 2. Screens\n\n5. The second account.\n6. Bank and type.\n\n## 4. States\n',
  kyc: '# KYC\n\n## 8. Errors\n',
  decisions:
    '# Decisions\n\n## Environment\n\n### D7 Upload\n\n### D18 Kept results\n\n### L2 A check\n',
  pitfalls: '# Pitfalls\n\n## Network and session\n\n| **Canvas memory on phones.** | Few |\n',
  look: '# Look\n\n| look | screen |\n|---|---|\n| 05 | Result. |\n| 06 | A list; 06b: a panel. |\n',
  performance: '# Performance\n\n## First load\n',
  architecture: '# Architecture\n\n## The sandbox\n',
}

it.each([
  '/** A page (shell §2). */',
  '/** A page (Shell §2, "Route guards"). */',
  '/** A page (shell §2, §4). */',
  '/** Rules (shell §4, analyzers §2 and kyc §8). */',
  '/** The panel (analyzers §2, screens 5 and 6). */',
  '/**\n * One that goes on in the next line (shell\n * §2, "Route\n * guards").\n */',
  '// kept by job (decisions D18, analyzers §4); D7 too',
  '/** Checked (decisions, Environment; decisions L2). */',
  '/** The split (look 05), the menu (look 05, 06b). */',
  '/** Few pages (pitfalls, "Canvas memory on phones"; pitfalls, Network). */',
  '/** Rows (pitfalls, "Canvas memory …"). */',
  '/** The stand-in (design, "The sandbox"; performance, "First load"; performance). */',
  "expect(sheet).toBe('A1:D4')",
  "import { page } from '#shared/look/page.ts'",
])('a valid reference: %s', (text) => {
  expect(brokenReferencesInSource('src/a.ts', text, HANDBOOK)).toEqual([])
})

it.each([
  ['shell §3', 'docs/shell.md has no section 3'],
  ['shell §2, §9', 'docs/shell.md has no section 9'],
  ['shell §2, "Landing choice"', 'docs/shell.md, section 2, has no "Landing choice"'],
  ['analyzers §2, screen 11', 'docs/analyzers.md, section 2, has no screen 11'],
  ['§2', 'it names no page of the handbook'],
  ['D19', 'docs/decisions.md has no D19'],
  ['decisions L9', 'docs/decisions.md has no L9'],
  ['look 07', 'docs/look.md has no row 07'],
  ['look 05, 06c', 'docs/look.md has no row 06c'],
  ['pitfalls, "Zoom"', 'docs/pitfalls.md has no "Zoom"'],
  ['design, "A wall"', 'docs/architecture.md has no heading "A wall"'],
  ['performance, "Lists"', 'docs/performance.md has no heading "Lists"'],
  ['shared/spec/shell.md', 'that folder is not part of the repository'],
])('a broken reference: %s', (reference, missing) => {
  const text = `const one = 1\n/** Why it is so (${reference}). */`
  expect(brokenReferencesInSource('src/a.ts', text, HANDBOOK)).toEqual([
    { file: 'src/a.ts', line: 2, reference, missing },
  ])
})

const REPOSITORY: Repository = {
  exists: (path) => ['README.md', 'docs/look.md', 'src/main.tsx'].includes(path),
  page: (path) => (path === 'docs/look.md' ? '# Look\n\n## One primary: `button`\n' : undefined),
  npmScripts: new Set(['start', 'test', 'check']),
}

it.each([
  '[look](look.md) and [its rule](look.md#one-primary-button) and [outside](https://example.org)',
  'Run `npm run check`, see `src/main.tsx` and `src/features/{name}`.',
  '```\n[not a link](nowhere.md)\n```',
])('a page with valid links: %s', (text) => {
  expect(brokenReferencesInPage('docs/page.md', text, REPOSITORY)).toEqual([])
})

it.each([
  ['[gone](gone.md)', 'docs/gone.md is not there'],
  ['[no such heading](look.md#two)', 'docs/look.md has no heading #two'],
  ['[up](../CHANGES.md)', 'CHANGES.md is not there'],
  ['`src/gone.ts`', 'it is not there'],
  ['npm run polish', 'package.json has no such script'],
])('a page with a broken link: %s', (reference, missing) => {
  const text = `# Page\n\n\`\`\`ts\nconst fenced = 1\n\`\`\`\n\nSee ${reference} for more.\n`
  expect(brokenReferencesInPage('docs/page.md', text, REPOSITORY)).toEqual([
    { file: 'docs/page.md', line: 7, reference, missing },
  ])
})

it('a section ends at the next heading of its level', () => {
  const sections = sectionsOf('# A\n\n## 1. B & C\n\n### d\n\n```\n## no heading\n```\n\n## 2. E\n')
  expect(sections.map(({ title, anchor }) => [title, anchor])).toEqual([
    ['A', 'a'],
    ['1. B & C', '1-b--c'],
    ['d', 'd'],
    ['2. E', '2-e'],
  ])
  expect(sections[1]?.body).toContain('### d')
  expect(sections[1]?.body).not.toContain('2. E')
})

it.each([
  ['src/a.ts', '// see tests/unit/jobs and src/main.tsx', 'tests/unit/jobs'],
  ['tests/a.ts', '/* as in\n * #shared/ui/part.tsx */', '#shared/ui/part.tsx'],
  ['.oxlintrc.json', '{ "message": "use part of #shared/ui/part.tsx" }', '#shared/ui/part.tsx'],
])('in %s, "%s" names a path that is not there', (file, text, reference) => {
  expect(missingPathsInComments(file, text, REPOSITORY.exists)).toEqual([
    {
      file,
      line: text.slice(0, text.indexOf(reference)).split('\n').length,
      reference,
      missing: 'it is not there',
    },
  ])
})

it.each([
  ['src/a.ts', "// see src/main.tsx\nimport { one } from '#shared/none.ts'"],
  ['tests/a.ts', "const path = 'src/none.ts' // not a comment: https://one.example/src/none.ts"],
  ['knip.json', '{ "entry": ["src/**/*.worker.ts", "#shared/*"] }'],
])('in %s nothing is missing', (file, text) => {
  expect(missingPathsInComments(file, text, REPOSITORY.exists)).toEqual([])
})

it('a diagram that names its source has its states only', () => {
  const page =
    '# A\n\n```mermaid\nstateDiagram-v2\n  %% states of src/a.ts\n  Done: at the end<br/>(ok)\n  [*] --> open\n  open --> Done: sent\n  open --> lost: failed\n```\n'
  const read = () => "type State = 'open' | 'at the end'"
  expect(brokenStateNames('docs/a.md', page, read)).toEqual([
    { file: 'docs/a.md', line: 9, reference: 'lost', missing: 'src/a.ts has no such state' },
  ])
})
