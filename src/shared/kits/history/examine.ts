import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type ThreadOptions, openInThread } from '#shared/platform/pdf/openInThread.ts'
import { checkSignatures, type LaterChange } from './cms/checkSignatures.ts'
import { compareVersions, toVersion } from './compareVersions.ts'
import { examineScan } from './content/examineScan.ts'
import {
  type FileTraits,
  type FirstPageTraits,
  readTraits,
  withWording,
} from './content/fileTraits.ts'
import { opacityOf } from './content/openPages.ts'
import { readPage } from './content/readPage.ts'
import { linesOf, type TextLine } from './content/textLines.ts'
import {
  fileFinding,
  type FileHistory,
  type Finding,
  type NotChecked,
  type Version,
} from './finding.ts'
import { decodePicture } from './picture/decodePicture.ts'
import { examinePicture } from './picture/examinePicture.ts'
import { readPictureFile } from './picture/pictureFile.ts'
import type { DecodePicture } from './picture/thumbnail.ts'
import { readOrigin, type Origin } from './read/origin.ts'
import { readFirstFonts } from './read/pageFonts.ts'
import { PdfSyntaxError } from './read/pdfObject.ts'
import { openPageObjects, type PageObjects } from './read/pictureStreams.ts'
import { findRevisionChanges, type RevisionChanges } from './read/revisionChanges.ts'
import { findRevisions, type Revision } from './read/revisions.ts'
import { headerOffset, readSections, type Section } from './read/sections.ts'
import { coveredText } from './rules/coveredText.ts'
import { dateFindings } from './rules/dates.ts'
import { figureFindings } from './rules/figures/figures.ts'
import { statementRows } from './rules/figures/statementRows.ts'
import { hiddenText } from './rules/hiddenText.ts'
import { neighbours } from './rules/neighbours.ts'
import { originFindings } from './rules/origin.ts'
import { signatureFindings } from './rules/signatures.ts'
import { sortFindings } from './ruleTable.ts'

export type ExamineOptions = Pick<ThreadOptions, 'password' | 'assets'> & {
  /** Epoch ms. */
  now: number
  /** The text of the PEM bundle of the deployment; undefined where it names none. */
  loadRoots?: (() => Promise<string>) | undefined
  /** Called often: a caller that hears nothing for long ends the check. */
  onStep?: () => void
  /** Default: by the browser. */
  decode?: DecodePicture
}

/** More pages are not looked at, and the result says so. */
const MAX_PAGES = 300
/** Newer ones are compared first. */
const MAX_COMPARED_VERSIONS = 12

const PAGE_CHECKS = ['covered', 'hidden', 'neighbours', 'patches', 'figures'] as const

type Found = { findings: Finding[]; notChecked: NotChecked[] }
type PagesInput = { bytes: Uint8Array; origin: Origin; fonts: string; decode: DecodePicture }

/** All checks of one PDF or picture, from its original bytes. A file that does not open is 'unread'; nothing is thrown for it. */
export async function examine(bytes: Uint8Array, options: ExamineOptions): Promise<FileHistory> {
  const { password, assets, now } = options
  const onStep = options.onStep ?? (() => undefined)
  const decode = options.decode ?? decodePicture
  const picture = readPictureFile(bytes)
  if (picture !== null) return examinePicture(picture, decode)
  let proxy: PDFDocumentProxy
  try {
    proxy = await openInThread(bytes, { password, assets })
  } catch {
    return { kind: 'unread', reason: 'The file could not be opened.' }
  }
  try {
    const origin = await readOrigin(proxy)
    const fonts = await readFirstFonts(bytes)
    const content = await examinePages(proxy, { bytes, origin, fonts, decode }, onStep)
    const { versions, structure, ...saved } = await examineVersions(bytes, options, onStep)
    const signed = await examineSignatures(proxy, structure, options, onStep)
    const findings = [
      ...saved.findings,
      ...content.findings,
      ...originFindings(origin),
      ...dateFindings(origin, now),
      ...signed.findings,
    ]
    return {
      kind: 'read',
      findings: sortFindings(findings),
      versions,
      pages: proxy.numPages,
      ...(content.traits === null ? {} : { traits: content.traits }),
      notChecked: [...saved.notChecked, ...content.notChecked, ...signed.notChecked],
    }
  } finally {
    await proxy.loadingTask.destroy()
  }
}

async function examinePages(
  proxy: PDFDocumentProxy,
  { bytes, origin, fonts, decode }: PagesInput,
  onStep: () => void,
): Promise<Found & { traits: FileTraits | null }> {
  const findings: Finding[] = []
  const notChecked: NotChecked[] = []
  const unread: number[] = []
  const lines: TextLine[] = []
  let objects: Promise<PageObjects | null> | undefined
  const objectsOf = async () => (objects ??= openPageObjects(bytes))
  let letters = 0
  let traits: FirstPageTraits | null = null
  for (let number = 1; number <= Math.min(proxy.numPages, MAX_PAGES); number += 1) {
    try {
      const page = await proxy.getPage(number)
      const content = await readPage(proxy, page)
      letters += content.letters.length
      findings.push(...coveredText(content, number, await opacityOf(page, content)))
      findings.push(...hiddenText(content, number))
      findings.push(...neighbours(content, number))
      findings.push(...(await examineScan(page, content, objectsOf, decode)))
      lines.push(...linesOf(content, number))
      if (number === 1) traits = readTraits(content, lines, origin)
      page.cleanup()
    } catch {
      unread.push(number)
    }
    onStep()
  }
  const incomplete = (reason: string) => {
    for (const check of PAGE_CHECKS) notChecked.push({ check, reason })
  }
  if (letters === 0) incomplete('The pages have no text: scans and photos are not searched.')
  else if (unread.length > 0) incomplete(`Page ${unread.join(', ')} could not be read.`)
  if (proxy.numPages > MAX_PAGES) incomplete(`Only the first ${MAX_PAGES} pages were searched.`)
  const rows = statementRows(lines)
  findings.push(...figureFindings(lines, rows))
  return {
    findings,
    notChecked,
    traits: traits === null ? null : withWording(traits, lines, { fonts, rows }),
  }
}

async function examineVersions(
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
    pages: [],
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
type Structure = {
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
  pages: findings.flatMap(({ rule, page }) => (rule === 'addedAfter' ? [] : [page])),
  isCompared,
})

/** Checks 1 and 2. A file whose structure is damaged or encrypted tells by pdf.js alone whether it is signed. */
async function examineSignatures(
  proxy: PDFDocumentProxy,
  structure: Structure | null,
  { loadRoots }: ExamineOptions,
  onStep: () => void,
): Promise<Found> {
  const { info } = await proxy.getMetadata()
  const isSigned = 'IsSignaturesPresent' in info && info.IsSignaturesPresent === true
  if (structure === null)
    return { findings: isSigned ? [fileFinding('signatureUnfit')] : [], notChecked: [] }
  try {
    const check = await checkSignatures({ ...structure, loadRoots, onStep })
    return { findings: signatureFindings(check), notChecked: [...check.notChecked] }
  } catch (error) {
    if (!(error instanceof PdfSyntaxError || error instanceof RangeError)) throw error
    const reason = 'The file is signed, but its structure is locked or damaged.'
    return { findings: [], notChecked: isSigned ? [{ check: 'signatures', reason }] : [] }
  }
}

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
  return { pairs, added: [], removed: [], additions: [] }
}
