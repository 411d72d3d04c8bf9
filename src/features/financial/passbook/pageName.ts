import { cutName } from '#shared/lib/fileName.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'

/** What a file of a passbook is called among the others: the front page comes first. */
export function pageName({ name }: AcceptedFile, index: number): string {
  return `${index === 0 ? 'Front page' : `Transaction page ${index}`}: ${cutName(name)}`
}
