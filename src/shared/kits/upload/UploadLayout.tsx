import type { ReactNode } from 'react'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { type InstructionTexts, instructionRows } from './instructionRows.ts'
import './upload.css'
import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import { supportMailto } from '#shared/ui/dialogs/supportMail.ts'
import { HelpPanel } from '#shared/ui/components/HelpPanel.tsx'

type UploadInstructionsProps = { limits: UploadLimits; texts?: InstructionTexts | undefined }

/** "Before you upload": the rules of the upload area, generated from its limits, and the support link. */
function UploadInstructions({ limits, texts }: UploadInstructionsProps) {
  return (
    <HelpPanel
      title={texts?.title ?? 'Before you upload'}
      rows={instructionRows(limits, texts)}
      footer={{
        icon: envelope,
        text: (
          <>
            A valid file is not accepted?{' '}
            <a href={supportMailto({ about: 'Upload' })}>Write to support</a>
          </>
        ),
      }}
    />
  )
}

type UploadLayoutProps = {
  limits: UploadLimits
  /** Texts of the service; the rest comes from `limits`. */
  instructions: InstructionTexts
  /** The cards use the full width. */
  hasFiles?: boolean
  children: ReactNode
}

/** Upload areas and their content, with "Before you upload" beside them. */
export function UploadLayout({
  limits,
  instructions,
  hasFiles = false,
  children,
}: UploadLayoutProps) {
  return (
    <div className={hasFiles ? undefined : 'upload-page'}>
      <div className="upload-main">{children}</div>
      {!hasFiles && <UploadInstructions limits={limits} texts={instructions} />}
    </div>
  )
}
