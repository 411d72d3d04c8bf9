import type { ReactNode } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import type { InstructionTexts } from './instructionRows.ts'
import { Instructions } from './Instructions.tsx'
import './upload.css'

type UploadColumnsProps = {
  limits: UploadLimits
  /** Words of the service; the rest of the instructions comes from `limits`. */
  instructions: InstructionTexts
  /** The cards of chosen files take the whole width. */
  hasFiles?: boolean
  children: ReactNode
}

/** File areas and what belongs under them, with "Before you upload" beside them. */
export function UploadColumns({
  limits,
  instructions,
  hasFiles = false,
  children,
}: UploadColumnsProps) {
  return (
    <div className={hasFiles ? undefined : 'upload-page'}>
      <div className="upload-main">{children}</div>
      {!hasFiles && <Instructions limits={limits} texts={instructions} />}
    </div>
  )
}
