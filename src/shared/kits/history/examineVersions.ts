import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openInThread } from '#shared/platform/pdf/openInThread.ts'
import type { LaterChange } from './cms/checkSignatures.ts'
import { compareVersions, toVersion } from './compareVersions.ts'
import { MAX_PAGES, type ExamineOptions, type Found } from './examineOptions.ts'
import type { Finding, NotChecked, Version } from './finding.ts'
import { readOrigin } from './read/origin.ts'
import { PdfSyntaxError } from './read/pdfObject.ts'
import { findRevisionChanges, type RevisionChanges } from './read/revisionChanges.ts'
import { findRevisions, type Revision } from './read/revisions.ts'
import { headerOffset, readSections, type Section } from './read/sections.ts'

/** Newer ones are compared first. */
const MAX_COMPARED_VERSIONS = 12

/** Check 3: what each version in the file shows otherwise than the one before. */
export async function examineVersions(
  source: Uint8Array,
  options: ExamineOptions,
  onStep: () => void,
): Promise<Found & { versions: Version[]; structure: Structure | null }> {
  const skip = headerOffset(source)
  const bytes = source.subarray(skip)
  const findings: Finding[] = []
  let sections: Section[] = []
  let revisions: Revision[] = []
  try {
    sections = await readSections(bytes)
    revisions = findRevisions(bytes, sections)
  } catch (error) {
    if (!(error instanceof PdfSyntaxError || error instanceof RangeError)) throw error
    const reason = 'The file’s table of contents is damaged, so earlier versions cannot be found.'
    return {
      findings,
      versions: [{ end: source.length, modified: null }],
      structure: null,
      notChecked: [{ check: 'versions', reason }],
    }
  }
  const notChecked: NotChecked[] = []
  const versions: Version[] = revisions.map(({ end }) => ({ end: end + skip, modified: null }))
  const first = Math.max(1, revisions.length - MAX_COMPARED_VERSIONS)
  if (first > 1)
    notChecked.push({
      check: 'versions',
      reason: `Only the last ${MAX_COMPARED_VERSIONS} versions were compared.`,
    })
  const later: LaterChange[] = revisions.map(() => ({
    additions: [],
    fields: [],
    pages: [],
    fieldPages: [],
    isCompared: false,
  }))
  for (let index = first; index < revisions.length; index += 1) {
    const [before, now] = [revisions[index - 1], revisions[index]]
    if (before === undefined || now === undefined) continue
    const changes = await findRevisionChanges(bytes, before, now)
    const comparison = { bytes, index, before, now, changes, versions, skip }
    const found = await openAndCompare(comparison, options, onStep)
    findings.push(...found.findings)
    notChecked.push(...found.notChecked)
    later[index] = laterChange(changes, found)
  }
  const structure = { bytes, sections, revisions, changes: later }
  return { findings, notChecked, versions, structure }
}

/** What the tables of objects say, for the signatures. */
export type Structure = {
  bytes: Uint8Array
  sections: readonly Section[]
  revisions: readonly Revision[]
  changes: readonly LaterChange[]
}

const laterChange = (
  changes: RevisionChanges | null,
  { findings, isCompared }: Compared,
): LaterChange => ({
  additions: changes?.additions ?? [],
  fields: changes?.fields ?? [],
  pages: findings.flatMap(({ rule, page }) =>
    rule === 'addedAfter' || rule === 'fieldsChanged' ? [] : [page],
  ),
  fieldPages: findings.flatMap(({ rule, page }) => (rule === 'fieldsChanged' ? [page] : [])),
  isCompared,
})

type Comparison = {
  bytes: Uint8Array
  index: number
  before: Revision
  now: Revision
  changes: RevisionChanges | null
  versions: Version[]
  skip: number
}

type Compared = Found & { isCompared: boolean }

/** A version that does not open is none: nothing is said about it. */
async function openAndCompare(
  { bytes, index, before, now, changes, versions, skip }: Comparison,
  { password, assets }: ExamineOptions,
  onStep: () => void,
): Promise<Compared> {
  const open = async ({ end }: Revision) =>
    openInThread(bytes.subarray(0, end), { password, assets, withOutlines: true })
  const old = await open(before).catch(() => null)
  const none: Compared = { findings: [], notChecked: [], isCompared: false }
  if (old === null) return none
  const next = await open(now).catch(() => null)
  try {
    if (next === null) return none
    onStep()
    const [oldOrigin, origin] = [await readOrigin(old), await readOrigin(next)]
    versions[index - 1] = toVersion(before.end + skip, oldOrigin)
    versions[index] = toVersion(now.end + skip, origin)
    const findings = await compareVersions(
      { index: index - 1, proxy: old, origin: oldOrigin },
      { index, proxy: next, origin },
      changes ?? everyPage(old, next),
      onStep,
    )
    return { findings, notChecked: [], isCompared: true }
  } catch {
    const reason = `Version ${index} could not be compared with the next one.`
    return { ...none, notChecked: [{ check: 'versions', reason }] }
  } finally {
    await old.loadingTask.destroy()
    await next?.loadingTask.destroy()
  }
}

/** Where the structure cannot be read, pages are compared in their order. */
function everyPage(before: PDFDocumentProxy, now: PDFDocumentProxy): RevisionChanges {
  const count = Math.min(before.numPages, now.numPages, MAX_PAGES)
  const pairs = Array.from({ length: count }, (_, index) => ({ before: index + 1, now: index + 1 }))
  return { pairs, added: [], removed: [], additions: [], fields: [] }
}
