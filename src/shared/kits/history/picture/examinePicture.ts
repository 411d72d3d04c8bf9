import type { FileHistory, Finding } from '../finding.ts'
import { aadhaarFindings } from '../qr/aadhaarFindings.ts'
import { hasCornerSquares } from '../qr/cornerSquares.ts'
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

/** Wide enough for the corner squares of a code on a card; the reader of codes gets the whole picture. */
const PROBE_WIDTH = 1600

/** The reader of codes is loaded where a picture shows one. */
async function codeFindings(
  { bytes }: PictureFile,
  { decode, readCodes, loadRoots }: PictureTools,
): Promise<Finding[]> {
  const pixels = await decode(bytes, PROBE_WIDTH)
  if (pixels === null || !hasCornerSquares(pixels)) return []
  return aadhaarFindings(await readCodes(bytes), { page: 1, text: '', loadRoots })
}
