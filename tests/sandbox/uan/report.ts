import { PDFDocument, rgb, StandardFonts } from 'pdf-lib'
import type { UanJob } from './job.ts'

const A4 = { width: 595.28, height: 841.89 }
const MARGIN = 48
const LINE = 18
const GREY = rgb(0.35, 0.35, 0.4)

/** Employers of the sample history, chosen by the UAN's last digits. */
const EMPLOYERS = [
  ['Malabar Staffing Services', 'Jun 2022 to date'],
  ['Deccan Auto Components', 'Feb 2019 to May 2022'],
  ['Hooghly Textile Mills', 'Aug 2016 to Jan 2019'],
  ['Northline Logistics', 'Jul 2014 to Jul 2016'],
] as const

/** The PDF report of a passed job, with the candidate and a sample employment history. */
export async function uanReport({ sourceData }: UanJob): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([A4.width, A4.height])
  const [font, bold] = [
    await pdf.embedFont(StandardFonts.Helvetica),
    await pdf.embedFont(StandardFonts.HelveticaBold),
  ]
  const count = 1 + (Number(sourceData.uanNumber.slice(-2)) % EMPLOYERS.length)
  const lines = [
    `Candidate: ${sourceData.name}`,
    `UAN: ${sourceData.uanNumber}`,
    `Reference: ${sourceData.internalReferenceNumber}`,
    'Sample history of the sandbox:',
    ...EMPLOYERS.slice(0, count).map(([employer, period]) => `${employer}, ${period}`),
  ]
  page.drawText('Employment history: Pass', {
    x: MARGIN,
    y: A4.height - MARGIN,
    size: 16,
    font: bold,
  })
  for (const [index, line] of lines.entries())
    page.drawText(line.replaceAll(/[^\x20-\x7e]/g, '?'), {
      x: MARGIN,
      y: A4.height - MARGIN - LINE * (index + 2),
      size: 10,
      font,
      color: GREY,
    })
  return pdf.save()
}
