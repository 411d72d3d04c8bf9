import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readComparedPage } from './content/openPages.ts'
import { shownSpace } from './content/readPage.ts'
import type { Evidence, Finding, Version } from './finding.ts'
import type { Origin } from './read/origin.ts'
import type { PagePair, RevisionChanges } from './read/revisionChanges.ts'
import { isAmountAdded } from './rules/addedAmounts.ts'
import { ADDITION_TEXTS } from './rules/additions.ts'
import { changedDrawings, changedPictures } from './rules/changedPictures.ts'
import { changedOutlines, changedWords } from './rules/changedWords.ts'
import type { RuleId } from './ruleTable.ts'

type OpenVersion = { index: number; proxy: PDFDocumentProxy; origin: Origin }

/** Check 3: what a version shows otherwise than the one before. `onStep` is called after each page. */
export async function compareVersions(
  before: OpenVersion,
  now: OpenVersion,
  changes: RevisionChanges,
  onStep: () => void,
): Promise<Finding[]> {
  const findings: Finding[] = []
  const version = { index: before.index, page: null }
  for (const pair of changes.pairs) {
    findings.push(...(await comparePage(before, now, pair)))
    onStep()
  }
  if (changes.added.length > 0)
    findings.push({
      rule: 'pagesAdded',
      page: changes.added[0] ?? null,
      version: null,
      evidence: [],
      facts: changes.added.map(String),
    })
  if (changes.removed.length > 0)
    findings.push({
      rule: 'pagesRemoved',
      page: null,
      version: { index: before.index, page: changes.removed[0] ?? null },
      evidence: [],
      facts: changes.removed.map(String),
    })
  if (findings.length > 0 || changes.additions.length === 0) return findings
  const facts = changes.additions.map((addition) => ADDITION_TEXTS[addition])
  return [{ rule: 'addedAfter', page: null, version, evidence: [], facts }]
}

async function comparePage(
  before: OpenVersion,
  now: OpenVersion,
  pair: PagePair,
): Promise<Finding[]> {
  const space = shownSpace(await before.proxy.getPage(pair.before))
  const old = await readComparedPage(before.proxy, pair.before, space)
  const next = await readComparedPage(now.proxy, pair.now, space)
  const finding = (rule: RuleId, evidence: readonly Evidence[]): Finding[] =>
    evidence.length === 0
      ? []
      : [
          {
            rule,
            page: pair.now,
            version: { index: before.index, page: pair.before },
            evidence,
            facts: [],
          },
        ]
  const texts = changedWords(old.visible, next.visible)
  const words = texts.filter((one) => !isSameText(one))
  const pictures = changedPictures(old, next)
  const rule = (): RuleId => {
    if (!isOnlyAdded(words)) return 'wordsChanged'
    if (isSameMinute(before, now)) return 'writtenInSteps'
    return isAmountAdded(old.visible, words, next.content) ? 'amountsAdded' : 'wordsAdded'
  }
  const fields = changedWords(old.annotations, next.annotations).filter(
    (one) => one.before !== null && !isSameText(one),
  )
  const found = [
    ...finding(rule(), words),
    ...finding(isOnlyAdded(pictures) ? 'picturesAdded' : 'picturesChanged', pictures),
    ...finding('outlinesChanged', [
      ...changedOutlines(old.visible, next.visible).filter((one) => !texts.some(isSamePlace(one))),
      ...texts.filter(isSameText),
    ]),
    ...finding('fieldsChanged', fields),
  ]
  return found.length > 0
    ? found
    : finding('drawingsChanged', changedDrawings(old.content, next.content))
}

const isSamePlace = (one: Evidence) => (other: Evidence) =>
  one.nowPlace?.left === other.nowPlace?.left && one.nowPlace?.top === other.nowPlace?.top

const isSameText = ({ before, now }: Evidence) => before === now

const isOnlyAdded = (evidence: readonly Evidence[]) =>
  evidence.every(({ before }) => before === null)

const MINUTE_MS = 60_000

/** The later version names its own time, and it is the same: one program wrote both. */
function isSameMinute({ origin: before }: OpenVersion, { origin: now }: OpenVersion): boolean {
  const [old, next] = [before.modified ?? before.created, now.modified]
  if (old === null || next === null || before.modified === now.modified) return false
  return Math.abs(Date.parse(next) - Date.parse(old)) < MINUTE_MS
}

/** Times of the versions as their own information gives them. */
export const toVersion = (end: number, { modified, created }: Origin): Version => ({
  end,
  modified: modified ?? created,
})
