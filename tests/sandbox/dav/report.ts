import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import { PHOTOS, type SandboxCase } from './case.ts'

const A4 = { width: 595.28, height: 841.89 }
const MARGIN = 48
const LINE = 16
const SIDE = 150
const QUARTER = 90
const GREY = rgb(0.35, 0.35, 0.4)

const WORDS = { APPROVED: 'Pass', REJECTED: 'Fail' } as const
const verdictOf = ({ overallStatus }: SandboxCase) =>
  overallStatus === 'APPROVED' || overallStatus === 'REJECTED' ? WORDS[overallStatus] : 'Open'

function linesOf(record: SandboxCase): string[] {
  const { name, internalReferenceNumber, phoneNumber, address } = record.sourceData
  const answers = Object.entries(record.userData ?? {}).flatMap(([field, value]) => {
    const decision = Object.entries(record.validationStatusDetails).find(
      ([key]) => key === field,
    )?.[1]
    const suffix = decision === undefined ? '' : decision ? ' (accepted)' : ' (rejected)'
    return typeof value === 'string' ? [`${field}: ${value}${suffix}`] : []
  })
  return [
    `Candidate: ${name}`,
    `Reference: ${internalReferenceNumber}`,
    `Phone: ${phoneNumber}`,
    `Address: ${address}`,
    ...answers,
    ...(record.qcComments === '' ? [] : [`Comments: ${record.qcComments}`]),
  ]
}

/** The PDF report of a decided case with its answers and rotated photos. */
export async function davReport(record: SandboxCase): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([A4.width, A4.height])
  const [font, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ]
  let y = A4.height - MARGIN
  page.drawText(`Address verification: ${verdictOf(record)}`, {
    x: MARGIN,
    y,
    size: 16,
    font: bold,
  })
  for (const line of linesOf(record)) {
    y -= LINE
    page.drawText(line.replaceAll(/[^\x20-\x7e]/g, '?'), {
      x: MARGIN,
      y,
      size: 10,
      font,
      color: GREY,
    })
  }
  y -= SIDE + LINE
  for (const [index, name] of PHOTOS.entries()) {
    const photo = record.userData?.[name]
    if (photo === undefined) continue
    const picture = await pdf.embedJpg(photo.data)
    const x = MARGIN + (index % 3) * (SIDE + LINE)
    const quarterTurns = record.verdict?.rotationCount[name] ?? 0
    // pdf-lib rotates counter-clockwise around the lower left corner.
    const corner = [
      { x, y },
      { x, y: y + SIDE },
      { x: x + SIDE, y: y + SIDE },
      { x: x + SIDE, y },
    ][quarterTurns] ?? { x, y }
    page.drawImage(picture, {
      ...corner,
      width: SIDE,
      height: SIDE,
      rotate: degrees(-QUARTER * quarterTurns),
    })
    if (index % 3 === 2) y -= SIDE + LINE
  }
  return pdf.save()
}
