import { useEffect, useMemo } from 'react'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { FilesHistory } from '#shared/kits/upload/histories/FilesHistory.tsx'
import { marksOf } from '#shared/kits/upload/histories/marksOf.ts'
import { useFileHistories } from '#shared/kits/upload/histories/useFileHistories.ts'
import { filesWithHistory, worstFinding } from '#shared/kits/upload/histories/worstFinding.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import type { PageMark } from '#shared/ui/preview/viewerProps.ts'

const NO_MARKS: readonly PageMark[] = []

export type SourceHistoryProps = {
  file: AcceptedFile
  /** Where the findings are on the pages of the file. */
  onMarks: (marks: readonly PageMark[]) => void
}

/** Above the shown file: its worst finding, and a way to its history. */
export function SourceHistory({ file, onMarks }: SourceHistoryProps) {
  const files = useMemo(() => [file], [file])
  const known = filesWithHistory(files, useFileHistories(files))
  const history = known[0]?.history
  useEffect(() => {
    if (history === undefined) return undefined
    onMarks(marksOf(history))
    // Another file may have none.
    return () => onMarks(NO_MARKS)
  }, [history, onMarks])
  const worst = worstFinding(known)
  if (worst === null) return null
  return (
    <div className="source-choice">
      <span className="small muted">History of the file</span>
      <FilesHistory files={known} worst={worst} name={stripBidiControls(file.name)} />
    </div>
  )
}
