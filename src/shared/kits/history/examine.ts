import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openInThread } from '#shared/platform/pdf/openInThread.ts'
import { checkSignatures } from './cms/checkSignatures.ts'
import type { ExamineOptions, Found } from './examineOptions.ts'
import { examinePages } from './examinePages.ts'
import { examineVersions, type Structure } from './examineVersions.ts'
import { fileFinding, type FileHistory } from './finding.ts'
import { examinePicture } from './picture/examinePicture.ts'
import { readPictureFile } from './picture/pictureFile.ts'
import { PICTURE_TOOLS } from './picture/pictureTools.ts'
import { readOrigin } from './read/origin.ts'
import { PdfSyntaxError } from './read/pdfObject.ts'
import { dateFindings } from './rules/dates.ts'
import { originFindings } from './rules/origin.ts'
import { signatureFindings } from './rules/signatures.ts'
import { sortFindings } from './ruleTable.ts'

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
    const content = await examinePages(proxy, { bytes, origin, tools }, onStep)
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
