import { fileFinding, type Evidence, type Finding } from '../finding.ts'
import { classOf } from '../rules/origin.ts'
import { generatorUse } from './generator.ts'
import type { PictureFile } from './pictureFile.ts'
import { compareThumbnail, type DecodePicture } from './thumbnail.ts'

/** Check 11: what a picture says about its making. */
export async function pictureFindings(
  file: PictureFile,
  decode: DecodePicture,
): Promise<Finding[]> {
  const use = generatorUse(file)
  const editor = programsOf(file).find((name) => {
    const kind = classOf(name)
    return kind === 'editor' || kind === 'pictureEditor' || kind === 'online'
  })
  const findings: Finding[] = []
  if (use !== null)
    findings.push(
      fileFinding(use.kind === 'made' ? 'madeByGenerator' : 'editedByGenerator', use.said),
    )
  if (editor !== undefined) findings.push(fileFinding('pictureEditor', editor))
  if (file.hasTablesTwice) findings.push(fileFinding('tablesTwice'))
  if (/screenshot/i.test(`${file.exif?.comment ?? ''} ${file.texts.get('Comment') ?? ''}`))
    findings.push(fileFinding('screenshot'))
  findings.push(...(await thumbnailFindings(file, decode)))
  const camera = file.exif?.camera ?? ''
  if (camera !== '') findings.push(fileFinding('takenWith', camera))
  else if (file.exif === null && file.xmp === '') findings.push(fileFinding('pictureSilent'))
  return findings
}

function programsOf({ exif, xmp, texts }: PictureFile): string[] {
  const named = xmp.matchAll(/(?:softwareAgent|CreatorTool)(?:>|=["'])([^<"']{1,80})/gi)
  return [
    exif?.software ?? '',
    texts.get('Software') ?? '',
    ...[...named].map(([, name = '']) => name),
  ]
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

async function thumbnailFindings(
  { exif, bytes }: PictureFile,
  decode: DecodePicture,
): Promise<Finding[]> {
  if (exif === null || exif.thumbnail === null) return []
  const result = await compareThumbnail(bytes, exif.thumbnail, decode)
  if (result === null || result.kind === 'same') return []
  if (result.kind === 'other') return [fileFinding('thumbnailOther')]
  const evidence: Evidence = {
    label: '',
    before: null,
    now: '',
    beforePlace: null,
    nowPlace: result.place,
  }
  return [{ ...fileFinding('thumbnailDiffers'), page: 1, evidence: [evidence] }]
}
