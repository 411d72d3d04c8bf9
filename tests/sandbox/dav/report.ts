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

function linesOf(one: SandboxCase): string[] {
  const { name, internalReferenceNumber, phoneNumber, address } = one.sourceData
  const answers = Object.entries(one.userData ?? {}).flatMap(([field, value]) => {
    const decision = Object.entries(one.validationStatusDetails).find(([key]) => key === field)?.[1]
    const words = decision === undefined ? '' : decision ? ' (accepted)' : ' (rejected)'
    return typeof value === 'string' ? [`${field}: ${value}${words}`] : []
  })
  return [
    `Candidate: ${name}`,
    `Reference: ${internalReferenceNumber}`,
    `Phone: ${phoneNumber}`,
    `Address: ${address}`,
    ...answers,
    ...(one.qcComments === '' ? [] : [`Comments: ${one.qcComments}`]),
  ]
}

/** The report of a decided case: a real PDF with its answers and the photos as the reviewer turned them. */
export async function davReport(one: SandboxCase): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([A4.width, A4.height])
  const [font, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ]
  let y = A4.height - MARGIN
  page.drawText(`Address verification: ${verdictOf(one)}`, { x: MARGIN, y, size: 16, font: bold })
  for (const line of linesOf(one)) {
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
    const photo = one.userData?.[name]
    if (photo === undefined) continue
    const picture = await pdf.embedJpg(photo.data)
    const x = MARGIN + (index % 3) * (SIDE + LINE)
    const turns = one.verdict?.rotationCount[name] ?? 0
    // pdf-lib turns about the lower left corner, against the clock.
    const corner = [
      { x, y },
      { x, y: y + SIDE },
      { x: x + SIDE, y: y + SIDE },
      { x: x + SIDE, y },
    ][turns] ?? { x, y }
    page.drawImage(picture, {
      ...corner,
      width: SIDE,
      height: SIDE,
      rotate: degrees(-QUARTER * turns),
    })
    if (index % 3 === 2) y -= SIDE + LINE
  }
  return pdf.save()
}
