import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'

export function pageName({ name }: AcceptedFile, index: number): string {
  return `${index === 0 ? 'Front page' : `Transaction page ${index}`}: ${truncateFileName(name)}`
}
