import type { Job } from '#shared/kits/jobs/job.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { nextTask } from '#shared/platform/lib/async/nextTask.ts'
import { readPdf } from '#shared/platform/pdf/pdfEngine.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { findValue } from '#shared/ui/preview/pdf/find/findText.ts'
import {
  createTextIndex,
  findAfter,
  findNth,
  type TextIndex,
} from '#shared/ui/preview/pdf/find/textIndex.ts'
import { placeKey, type Place } from '../sections/placeKey.ts'
import type { FoundPages } from './references.ts'

/** The page of each printed value, where the text of its document has it. Pictures and locked files have none. */
export function findPages(
  values: readonly Place[],
  known: Readonly<Record<string, Job | undefined>>,
  signal: AbortSignal,
): AppThunk<Promise<FoundPages>> {
  return async (dispatch) => {
    const found = new Map<string, { file: string; page: number }>()
    const printed = values.filter(({ source }) => source.kind === 'text')
    for (const job of new Set(printed.map((value) => value.job))) {
      for (const file of known[job]?.files ?? []) {
        const missing = printed.filter((value) => value.job === job && !found.has(placeKey(value)))
        if (file.kind !== 'pdf' || missing.length === 0) continue
        const pages = await dispatch(findInFile(file, missing, signal))
        for (const [key, page] of pages) found.set(key, { file: file.id, page })
      }
    }
    return found
  }
}

function findInFile(
  { id }: AcceptedFile,
  values: readonly Place[],
  signal: AbortSignal,
): AppThunk<Promise<ReadonlyMap<string, number>>> {
  return async (_dispatch, _getState, session) => {
    const pages = new Map<string, number>()
    const blob = await session.get(blobStore).get(id)
    if (blob === undefined) return pages
    const password = session.get(filePasswords).get(id)
    // A damaged or locked file has no page numbers.
    await readPdf(
      blob,
      async (document) => {
        const index = createTextIndex(document)
        for (const value of values) {
          const page = await findPage(index, value, signal)
          if (page !== null) pages.set(placeKey(value), page)
          await nextTask()
        }
      },
      { password, signal },
    )
    return pages
  }
}

async function findPage(
  index: TextIndex,
  { source }: Place,
  signal: AbortSignal,
): Promise<number | null> {
  if (source.kind === 'cell') return null
  const matcherOf = (value: string) => (page: string) => findValue(page, value)
  const { text, precedingTexts } = source
  const match =
    precedingTexts === undefined
      ? await findNth(index, matcherOf(text), 1, signal)
      : await findAfter(index, precedingTexts.map(matcherOf), matcherOf(text), signal)
  return match?.page ?? null
}
