import { ZIP_LIMITS } from '#shared/platform/files/readZip.ts'
import { ZipError } from '#shared/platform/files/zipError.ts'
import { readZipDirectory, unpackZipEntry } from '#shared/platform/files/zipReader.ts'

/** Whether it has no file with content: folders alone, also in a nested ZIP. A ZIP that cannot be read is not empty. */
export async function isEmptyZip(zip: Blob): Promise<boolean> {
  if (zip.size === 0) return true
  try {
    return !(await hasContent(new Uint8Array(await zip.arrayBuffer()), ZIP_LIMITS.depth))
  } catch (error) {
    if (error instanceof ZipError) return false
    throw error
  }
}

async function hasContent(bytes: Uint8Array<ArrayBuffer>, depth: number): Promise<boolean> {
  // macOS adds metadata files.
  const files = readZipDirectory(bytes).filter(
    ({ name, size }) => size > 0 && !name.endsWith('/') && !name.startsWith('__MACOSX/'),
  )
  if (depth === 1 || files.some(({ name }) => !name.toLowerCase().endsWith('.zip')))
    return files.length > 0
  for (const nested of files)
    if (await hasContent(await unpackZipEntry(bytes, nested, ZIP_LIMITS.bytes), depth - 1))
      return true
  return false
}
