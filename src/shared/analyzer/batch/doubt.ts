import triangle from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import type { DocumentKind } from '#shared/document/documentKind.ts'
import { remarkOn, type Remark } from '#shared/document/remark.ts'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import type { UploadEntry } from '#shared/upload/uploadEntry.ts'
import type { Verdict } from '#shared/upload/verdict.ts'
import { sentWords } from '../sent/sentWords.ts'

/** What is known of a file: what it looks like, and which one of the same content was sent before it. */
type Known = { document: DocumentKind; before: AcceptedFile | null }

/** Why a file that opens is not sent without a word of its owner. */
export type Doubt = Remark | { kind: 'sent'; before: AcceptedFile }

/** Null: nothing is to be asked of the file, or its owner has answered. */
export function doubtOn(
  { document, before }: Known,
  { anyway, keepBoth }: Pick<UploadEntry, 'anyway' | 'keepBoth'>,
  service: ServiceKey,
): Doubt | null {
  if (anyway === true) return null
  return before === null || keepBoth ? remarkOn(document, service) : { kind: 'sent', before }
}

/** What its card says of it. */
export function doubtVerdict(doubt: Doubt): Verdict {
  return { icon: triangle, iconTone: 'warning', wordTone: 'warning', ...wordsOf(doubt) }
}

function wordsOf(doubt: Doubt): Pick<Verdict, 'word' | 'why'> {
  switch (doubt.kind) {
    case 'sent':
      return sentWords(doubt.before)
    case 'scan':
      return {
        word: 'A scan without text',
        why: `It may not be read; ${doubt.original} reads best`,
      }
    case 'other':
      return {
        word: `Looks like ${doubt.is}`,
        why: `This service reads ${doubt.wanted}; sent here, it is paid all the same`,
      }
    default:
      return doubt satisfies never
  }
}
