import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import type { ReactNode } from 'react'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import './upload.css'
import { HelpPanel } from '#shared/ui/components/overlays/HelpPanel.tsx'
import { supportMailto } from '#shared/ui/dialogs/supportMail.ts'
import { type InstructionTexts, instructionRows } from './instructionRows.ts'

type UploadInstructionsProps = { limits: UploadLimits; texts?: InstructionTexts | undefined }

/** Generated from the limits. */
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
  instructions: InstructionTexts
  hasFiles?: boolean
  /** Of the chosen file, beside it in a wide window. */
  preview?: ReactNode
  children: ReactNode
}

export function UploadLayout({
  limits,
  instructions,
  hasFiles = false,
  preview,
  children,
}: UploadLayoutProps) {
  return (
    <div className={hasFiles ? 'check' : 'upload-page'}>
      <div className="upload-main">{children}</div>
      {hasFiles ? preview : <UploadInstructions limits={limits} texts={instructions} />}
    </div>
  )
}
