import JSZip from 'jszip'
import { listSamples, readSample } from './sampleFiles.ts'

const PACKED_AT = new Date('2026-11-20T06:00:00Z')

/** Sample applicants by the name of their folder; created by scripts/fixtures/makeApplicants.mjs. */
export const APPLICANT_SAMPLES = {
  'salaried-clean':
    'Six payslips, Form 26AS, two bank statements to 15 October 2026, PAN card, Aadhaar: all agree',
  'salaried-differences':
    'The same with three differences: a letter of the PAN in Form 26AS, July’s salary credit, no credit for September',
  'two-accounts':
    'Six payslips, PAN card, Aadhaar, and two accounts to 15 October 2026 with transfers between them',
  business:
    'A company’s financial statement, its current account of the same year, to 31 March 2026, and its PAN card',
} as const satisfies Record<string, string>
export type ApplicantSample = keyof typeof APPLICANT_SAMPLES

export const isApplicantSample = (name: string): name is ApplicantSample =>
  Object.hasOwn(APPLICANT_SAMPLES, name)

/** Its documents by file name, in alphabetical order. */
export async function readApplicantSample(
  name: ApplicantSample,
): Promise<{ file: string; bytes: Uint8Array<ArrayBuffer> }[]> {
  const folder = `applicants/${name}`
  const files = await listSamples(folder)
  return Promise.all(
    files.map(async (file) => ({ file, bytes: await readSample(`${folder}/${file}`) })),
  )
}

/** All documents as one zip, for the download. */
export async function zipApplicantSample(name: ApplicantSample): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip()
  for (const { file, bytes } of await readApplicantSample(name))
    zip.file(file, bytes, { date: PACKED_AT })
  return new Uint8Array(await zip.generateAsync({ type: 'arraybuffer' }))
}
