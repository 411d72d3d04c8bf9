import { sampleFile } from '../browser/support/sampleFile.ts'

/** A sample document padded to this size by a comment before its end. */
export async function paddedPdf(sample: string, bytes = 0) {
  const file = await sampleFile(sample)
  const [end = ''] = /startxref\s+\d+\s+%%EOF\s*$/.exec(file.buffer.toString('latin1')) ?? []
  const padding = Math.max(0, bytes - file.buffer.length - end.length - 3)
  const comment = `\n%${'x'.repeat(padding)}\n${end}`
  return { ...file, buffer: Buffer.concat([file.buffer, Buffer.from(comment, 'latin1')]) }
}
