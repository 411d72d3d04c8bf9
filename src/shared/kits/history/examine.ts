import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type ThreadOptions, openInThread } from '#shared/platform/pdf/openInThread.ts'
import { compareVersions, toVersion } from './compareVersions.ts'
import { examineScan } from './content/examineScan.ts'
import { opacityOf } from './content/openPages.ts'
import { readPage } from './content/readPage.ts'
import { fileFinding, type Check, type FileHistory, type Finding, type Version } from './finding.ts'
import { examinePicture } from './picture/examinePicture.ts'
import { readPictureFile } from './picture/pictureFile.ts'
import { PICTURE_TOOLS, type PictureTools } from './picture/pictureTools.ts'
import { examineAadhaarPage } from './qr/aadhaarPage.ts'
import { readOrigin } from './read/origin.ts'
import { PdfSyntaxError } from './read/pdfObject.ts'
import { openStructure, type Structure } from './read/pictureStreams.ts'
import { findRevisionChanges, type RevisionChanges } from './read/revisionChanges.ts'
import { findRevisions, type Revision } from './read/revisions.ts'
import { headerOffset, readSections } from './read/sections.ts'
import { coveredText } from './rules/coveredText.ts'
import { dateFindings } from './rules/dates.ts'
import { hiddenText } from './rules/hiddenText.ts'
import { neighbours } from './rules/neighbours.ts'
import { originFindings } from './rules/origin.ts'
import { sortFindings } from './ruleTable.ts'

export type ExamineOptions = Pick<ThreadOptions, 'password' | 'assets'> &
  Partial<PictureTools> & {
    /** Epoch ms. */
    now: number
    /** Called often: a caller that hears nothing for long ends the check. */
    onStep?: () => void
  }

/** More pages are not looked at, and the result says so. */
const MAX_PAGES = 300
/** Newer ones are compared first. */
const MAX_COMPARED_VERSIONS = 12

const TEXT_CHECKS = ['covered', 'hidden', 'neighbours'] as const
const PAGE_CHECKS = [...TEXT_CHECKS, 'patches'] as const

type NotChecked = { check: Check; reason: string }
type Found = { findings: Finding[]; notChecked: NotChecked[] }

/** All checks of one PDF or picture, from its original bytes. A file that does not open is 'unread'; nothing is thrown for it. */
export async function examine(bytes: Uint8Array, options: ExamineOptions): Promise<FileHistory> {
  const { password, assets, now } = options
  const onStep = options.onStep ?? (() => undefined)
  const tools = { ...PICTURE_TOOLS, ...options }
  const picture = readPictureFile(bytes)
  if (picture !== null) return examinePicture(picture, tools)
  let proxy: PDFDocumentProxy
  try {
    proxy = await openInThread(bytes, { password, assets })
  } catch {
    return { kind: 'unread', reason: 'The file could not be opened.' }
  }
  try {
    const origin = await readOrigin(proxy)
    const content = await examinePages(proxy, bytes, tools, onStep)
    const { versions, ...saved } = await examineVersions(bytes, options, onStep)
    const { info } = await proxy.getMetadata()
    const isSigned = 'IsSignaturesPresent' in info && info.IsSignaturesPresent === true
    const findings = [
      ...saved.findings,
      ...content.findings,
      ...originFindings(origin),
      ...dateFindings(origin, now),
      ...(isSigned ? [fileFinding('signed')] : []),
    ]
    const unsigned: NotChecked[] = isSigned
      ? [{ check: 'signatures', reason: 'This version of Lekha does not check signatures.' }]
      : []
    return {
      kind: 'read',
      findings: sortFindings(findings),
      versions,
      pages: proxy.numPages,
      notChecked: [...saved.notChecked, ...content.notChecked, ...unsigned],
    }
  } finally {
    await proxy.loadingTask.destroy()
  }
}

async function examinePages(
  proxy: PDFDocumentProxy,
  bytes: Uint8Array,
  tools: PictureTools,
  onStep: () => void,
): Promise<Found> {
  const findings: Finding[] = []
  const notChecked: NotChecked[] = []
  const unread: number[] = []
  let structure: Promise<Structure | null> | undefined
  const structureOf = async () => (structure ??= openStructure(bytes))
  let letters = 0
  for (let number = 1; number <= Math.min(proxy.numPages, MAX_PAGES); number += 1) {
    try {
      const page = await proxy.getPage(number)
      const content = await readPage(proxy, page)
      letters += content.letters.length
      findings.push(...coveredText(content, number, await opacityOf(page, content)))
      findings.push(...hiddenText(content, number))
      findings.push(...neighbours(content, number))
      findings.push(...(await examineScan(page, content, structureOf, tools)))
      findings.push(...(await examineAadhaarPage(page, content, tools)))
      page.cleanup()
    } catch {
      unread.push(number)
    }
    onStep()
  }
  const incomplete = (reason: string, checks: readonly Check[] = PAGE_CHECKS) => {
    for (const check of checks) notChecked.push({ check, reason })
  }
  if (letters === 0)
    incomplete('The pages have no text: that of scans and photos is not read.', TEXT_CHECKS)
  else if (unread.length > 0) incomplete(`Page ${unread.join(', ')} could not be read.`)
  if (proxy.numPages > MAX_PAGES) incomplete(`Only the first ${MAX_PAGES} pages were searched.`)
  return { findings, notChecked }
}

async function examineVersions(
  source: Uint8Array,
  options: ExamineOptions,
  onStep: () => void,
): Promise<Found & { versions: Version[] }> {
  const skip = headerOffset(source)
  const bytes = source.subarray(skip)
  const findings: Finding[] = []
  let revisions: Revision[] = []
  try {
    revisions = findRevisions(bytes, await readSections(bytes))
  } catch (error) {
    if (!(error instanceof PdfSyntaxError || error instanceof RangeError)) throw error
    const reason = 'The file’s table of contents is damaged, so earlier versions cannot be found.'
    return {
      findings,
      versions: [{ end: source.length, modified: null }],
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
  for (let index = first; index < revisions.length; index += 1) {
    const [before, now] = [revisions[index - 1], revisions[index]]
    if (before === undefined || now === undefined) continue
    const changes = await findRevisionChanges(bytes, before, now)
    const comparison = { bytes, index, before, now, changes, versions, skip }
    const found = await openAndCompare(comparison, options, onStep)
    findings.push(...found.findings)
    notChecked.push(...found.notChecked)
  }
  return { findings, notChecked, versions }
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

/** A version that does not open is none: nothing is said about it. */
async function openAndCompare(
  { bytes, index, before, now, changes, versions, skip }: Comparison,
  { password, assets }: ExamineOptions,
  onStep: () => void,
): Promise<Found> {
  const open = async ({ end }: Revision) =>
    openInThread(bytes.subarray(0, end), { password, assets, withOutlines: true })
  const old = await open(before).catch(() => null)
  if (old === null) return { findings: [], notChecked: [] }
  const next = await open(now).catch(() => null)
  try {
    if (next === null) return { findings: [], notChecked: [] }
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
    return { findings, notChecked: [] }
  } catch {
    const reason = `Version ${index} could not be compared with the next one.`
    return { findings: [], notChecked: [{ check: 'versions', reason }] }
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
