import { useMemo } from 'react'
import { HistoryLine } from '#shared/kits/history/HistoryLine.tsx'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import type { UploadEntry } from '../fileList/uploadEntry.ts'
import { originalReader } from './originals.ts'

export type FileHistoryLineProps = {
  entry: UploadEntry
  /** An id that the files of one list share. */
  list: string
  mayStart: boolean
  /** Null: it can only be read. */
  onRemove: (() => void) | null
}

/** The history of a file that is not sent yet. Never in the way of sending it. */
export function FileHistoryLine({ entry: { id, name }, ...line }: FileHistoryLineProps) {
  const session = useSessionScope()
  // The stored bytes of a chosen file are its own.
  const read = useMemo(() => originalReader(session, { id, name }), [session, id, name])
  return <HistoryLine file={{ id, name: stripBidiControls(name) }} read={read} {...line} />
}
