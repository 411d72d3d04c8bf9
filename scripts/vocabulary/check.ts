import { readdirSync, readFileSync } from 'node:fs'
import { lineAt } from '../references/markdown.ts'

type BannedTerm = {
  pattern: RegExp
  use: string
  /** Default: everywhere. */
  where?: RegExp
}

const BANNED: readonly BannedTerm[] = [
  { pattern: /keepers?\b/gi, use: 'store, autosave' },
  { pattern: /partings?\b/gi, use: 'unsaved work warnings' },
  { pattern: /last ?words/gi, use: 'before logout' },
  { pattern: /painted ?pages?/gi, use: 'prerendered page' },
  { pattern: /errands?(?![a-z])/gi, use: 'effects' },
  { pattern: /case ?Book|kept ?Focus/gi, use: 'caseCache, focusFieldWhileBusy' },
  { pattern: /told(?:State|Keys)/g, use: 'dialogState, documentedShortcuts' },
  { pattern: /handed ?Over\b/g, use: 'pendingTransfer' },
  { pattern: /why ?Lost|Lost ?Ways/gi, use: 'loadErrorReason, RetryActions' },
  { pattern: /lazyPart|stepPart/g, use: 'lazyWithRetry, lazyStep' },
  { pattern: /fetch(?:ed)? ?ahead/gi, use: 'prefetch, prefetched' },
  { pattern: /LineNotice|useLineBack/g, use: 'OfflineNotice, useRetryWhenOnline' },
  { pattern: /place ?Watch/gi, use: 'location watcher' },
  { pattern: /wireTest/g, use: 'apiTest' },
  { pattern: /key sheet/gi, use: 'list of shortcuts' },
  { pattern: /check:arrows/g, use: 'check:boundaries' },
  { pattern: /(?<![a-z])doubt(?:s|ful)?(?![a-z])/gi, use: 'warning' },
  { pattern: /wakeUps|(?<![a-z])patience(?![a-z])/g, use: 'pollTriggers, time limit' },
  { pattern: /(?<![a-z])scenes?(?![a-z])/gi, use: 'screen fixture' },
  { pattern: /asItIs/g, use: 'original' },
  {
    pattern: /giveBack|gap ?Sought|seekGap|heldPicked|rivalKnown/g,
    use: 'release, missing fields',
  },
  {
    pattern: /foreseen|isTold|toldOf|askWho|wentOn/g,
    use: 'prefetched, notified, loaded, continued',
  },
  {
    pattern: /(?:key|menu|filter)-sheet|toast-room|sheet-desk|sum-strip/g,
    use: 'dialog, drawer, area',
  },
  { pattern: /(?<![\w-])many-[a-z]+/g, use: 'bulk-…' },
  {
    pattern: /(?:page|panel|table|form|card|dialog)-(?:head|foot)(?![a-z])/g,
    use: '-header, -footer',
  },
  {
    // A kit must not know a feature. Its dialogs are in the catalogue of all dialogs.
    pattern: /applicants?/gi,
    use: 'owner of a job',
    where: /^src\/shared\/(?!ui\/dialogs\/|platform\/store\/dialogNames\.ts)/,
  },
  {
    // Observations, never a verdict on a person's document.
    pattern: /(?<![a-z])(?:fakes?|forged|genuine|authentic|verified|safe)(?![a-z])/gi,
    use: 'what was found: changed, to look at',
    where:
      /^src\/(?:shared\/kits\/history|shared\/kits\/upload\/histories|features\/check|features\/applicants\/history)\//,
  },
]

const TEXT = /\.(?:tsx?|m?js|css|scss|html|md)$/
/** Decisions are history; the list and its test name what is banned. */
const EXEMPT = new Set([
  'docs/decisions.md',
  'scripts/vocabulary/check.ts',
  'tests/unit/scripts/vocabulary.test.ts',
])

export type BannedUse = { file: string; line: number; term: string; use: string }

/** Every use of a banned term in one text. */
export function bannedTermsIn(file: string, text: string): BannedUse[] {
  return BANNED.filter(({ where }) => where?.test(file) !== false).flatMap(({ pattern, use }) =>
    [...text.matchAll(pattern)].map((match) => ({
      file,
      line: lineAt(text, match.index),
      term: match[0],
      use,
    })),
  )
}

/** Every use of a banned term in the repository. */
export function findBannedTerms(): BannedUse[] {
  const inFolders = ['api', 'src', 'tests', 'scripts', 'docs', 'deploy'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  )
  const atRoot = readdirSync('.').filter((name) => /\.(?:ts|md|html)$/.test(name))
  return [...inFolders, ...atRoot]
    .filter((path) => TEXT.test(path) && !EXEMPT.has(path))
    .flatMap((path) => bannedTermsIn(path, readFileSync(path, 'utf8')))
}
