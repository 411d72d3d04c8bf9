import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { readApplicantSample, type ApplicantSample } from '../../sandbox/applicants.ts'

const MIME: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A sample document of the sandbox as a file input takes it, under its own name or another. */
export const sampleFile = async (sample: string, name = sample) => ({
  name,
  mimeType: MIME[extname(sample)] ?? '',
  buffer: await readFile(`tests/sandbox/samples/${sample}`),
})

/** All documents of a sample applicant. */
export const applicantFiles = async (sample: ApplicantSample) =>
  (await readApplicantSample(sample)).map(({ file, bytes }) => ({
    name: file,
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes),
  }))
