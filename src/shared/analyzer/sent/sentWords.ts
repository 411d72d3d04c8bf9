import { cutName } from '#shared/lib/fileName.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import type { Verdict } from '#shared/upload/verdict.ts'

/** What is said of a file whose content the service was sent before. */
export const sentWords = (before: AcceptedFile): Pick<Verdict, 'word' | 'why'> => ({
  word: 'Sent already',
  why: `As ${cutName(before.name)}; sent again, it is analysed and paid twice`,
})
