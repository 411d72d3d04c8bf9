import { useState } from 'react'
import { ReportControls } from '#shared/kits/history/screen/ReportControls.tsx'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { useKnownHistories } from '#shared/kits/upload/histories/useFileHistories.ts'
import { filesWithHistory } from '#shared/kits/upload/histories/worstFinding.ts'
import '#shared/kits/history/history.css'

export type CheckReportProps = { files: readonly AcceptedFile[] }

/** Of all files whose history is known. */
export function CheckReport({ files }: CheckReportProps) {
  const known = filesWithHistory(files, useKnownHistories())
  const [withContent, setWithContent] = useState(false)
  if (known.length === 0) return null
  return (
    <div className="history-report-controls">
      <ReportControls
        files={known.map(({ file, history }) => ({ name: file.name, history }))}
        fileName="History of files"
        withContent={withContent}
        onWithContent={setWithContent}
      />
    </div>
  )
}
