import { openPdf } from '#shared/pdf/pdfEngine.ts'
import { bankInText } from '#features/financial/bankStatement/banks/banks.ts'
import { periodInText, type Period } from './periodInText.ts'

/** What the first page of a statement tells by its text layer. */
export type StatementText = { bankName: string | null; period: Period | null }

/** What is known of a ready file beside its checks. */
export type StatementFacts = StatementText & {
  /** The same bytes were sent earlier today: when, in epoch ms. */
  sentAt: number | null
  /** Id of the other account's file with the same bytes. */
  sameAs: string | null
}

export const NOTHING: StatementText = { bankName: null, period: null }

/** Reads page 1 of a PDF that opened. A scan, a picture, a file that is gone: it tells nothing, and nothing depends on it. */
export async function readStatement(
  source: Blob,
  password: string | undefined,
): Promise<StatementText> {
  try {
    const opening = await openPdf(source, password)
    if (opening.kind !== 'ok') return NOTHING
    const { document } = opening
    const text = (await document.first.text()).join(' ').replaceAll(/\s+/g, ' ')
    await document.close()
    return { bankName: bankInText(text), period: periodInText(text) }
  } catch {
    return NOTHING // the reader did not load: the file's own check says so
  }
}
