import type { FileHistory, Finding } from '../finding.ts'
import { aadhaarFindings } from '../qr/aadhaarFindings.ts'
import { sortFindings } from '../ruleTable.ts'
import type { PictureFile } from './pictureFile.ts'
import { pictureFindings } from './pictureFindings.ts'
import type { PictureTools } from './pictureTools.ts'

/** All checks of one photo or picture. */
export async function examinePicture(file: PictureFile, tools: PictureTools): Promise<FileHistory> {
  const findings = [
    ...(await pictureFindings(file, tools.decode)),
    ...(await codeFindings(file, tools)),
  ]
  return {
    kind: 'read',
    isPicture: true,
    findings: sortFindings(findings),
    versions: [{ end: file.bytes.length, modified: null }],
    pages: 1,
    notChecked: [],
  }
}

/** Of the long side to the short one: cards have 1.59, photos of cameras 1.33, 1.5 and 1.78, A4 1.41. */
const [MIN_CARD, MAX_CARD] = [1.52, 1.66]
const PROBE_WIDTH = 320

/** A code is looked for where the picture has the form of a card. */
async function codeFindings(
  { bytes }: PictureFile,
  { decode, readCodes, loadRoots }: PictureTools,
): Promise<Finding[]> {
  const size = await decode(bytes, PROBE_WIDTH)
  if (size === null) return []
  const form = Math.max(size.width / size.height, size.height / size.width)
  if (form < MIN_CARD || form > MAX_CARD) return []
  return aadhaarFindings(await readCodes(bytes), { page: 1, text: '', loadRoots })
}
