import triangle from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import type { DocumentKind } from '#shared/kits/documentType/documentKind.ts'
import {
  checkDocumentType,
  type DocumentTypeWarning,
} from '#shared/kits/documentType/documentTypeWarning.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { FileStatusMessage } from '#shared/kits/upload/fileList/fileStatusMessage.ts'
import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import {
  MAY_HAVE_ARRIVED_MESSAGE,
  previouslySentMessage,
} from '../previouslySent/previouslySentMessage.ts'

/** `previous`: an earlier file with the same content. */
type KnownFacts = { document: DocumentKind; previous: AcceptedFile | null }

export type FileWarning =
  | DocumentTypeWarning
  | { kind: 'sent'; previous: AcceptedFile }
  | { kind: 'leftBehind' }
  | { kind: 'mayHaveArrived' }

type Decisions = Pick<UploadEntry, 'anyway' | 'keepBoth' | 'leftBehind' | 'mayHaveArrived'>

/** Null: no warning, or the user has confirmed it. */
export function fileWarningFor(
  { document, previous }: KnownFacts,
  { anyway, keepBoth, leftBehind, mayHaveArrived }: Decisions,
  service: ServiceKey,
): FileWarning | null {
  if (anyway === true) return null
  if (mayHaveArrived === true) return { kind: 'mayHaveArrived' }
  if (previous !== null && !keepBoth) return { kind: 'sent', previous }
  return leftBehind === true ? { kind: 'leftBehind' } : checkDocumentType(document, service)
}

export function fileWarningMessage(warning: FileWarning): FileStatusMessage {
  return { icon: triangle, iconTone: 'warning', titleTone: 'warning', ...warningTexts(warning) }
}

function warningTexts(warning: FileWarning): Pick<FileStatusMessage, 'title' | 'detail'> {
  switch (warning.kind) {
    case 'sent':
      return previouslySentMessage(warning.previous)
    case 'leftBehind':
      return {
        title: 'Was it sent already?',
        detail:
          'It was waiting when its tab was closed and may have been sent; if you send it again, it may be charged twice',
      }
    case 'mayHaveArrived':
      return MAY_HAVE_ARRIVED_MESSAGE
    case 'scan':
      return {
        title: 'A scan without text',
        detail: `It may not be readable; ${warning.original} works best`,
      }
    case 'other':
      return {
        title: `Looks like ${warning.detectedName}`,
        detail: `This service reads ${warning.expectedName}; if you send it here, you will still be charged`,
      }
    default:
      return warning satisfies never
  }
}
