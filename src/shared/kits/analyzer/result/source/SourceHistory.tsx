import { FilesHistory } from '#shared/kits/upload/histories/FilesHistory.tsx'
import { worstFinding, type FileWithHistory } from '#shared/kits/upload/histories/worstFinding.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'

/** Above the shown file: its worst finding, and a way to its history. */
export function SourceHistory({ known }: { known: FileWithHistory }) {
  const worst = worstFinding([known])
  if (worst === null) return null
  return (
    <div className="source-choice">
      <span className="small muted">History of the file</span>
      <FilesHistory files={[known]} worst={worst} name={stripBidiControls(known.file.name)} />
    </div>
  )
}
