import type { FileHistory } from '../finding.ts'
import { sortFindings } from '../ruleTable.ts'
import type { PictureFile } from './pictureFile.ts'
import { pictureFindings } from './pictureFindings.ts'
import type { DecodePicture } from './thumbnail.ts'

/** All checks of one photo or picture. */
export async function examinePicture(
  file: PictureFile,
  decode: DecodePicture,
): Promise<FileHistory> {
  return {
    kind: 'read',
    isPicture: true,
    findings: sortFindings(await pictureFindings(file, decode)),
    versions: [{ end: file.bytes.length, modified: null }],
    pages: 1,
    notChecked: [],
  }
}
