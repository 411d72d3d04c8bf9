import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import type { UploadLimits } from '#shared/config/limits.ts'
import { supportMailto } from '#shared/errors/supportMail.ts'
import { HelpPanel } from '#shared/ui/HelpPanel.tsx'
import { instructionRows, type InstructionTexts } from './instructionRows.ts'

type InstructionsProps = { limits: UploadLimits; texts?: InstructionTexts | undefined }

/** "Before you upload": the rules of an uploader as its checks have them, and the way to support. */
export function Instructions({ limits, texts }: InstructionsProps) {
  return (
    <HelpPanel
      title={texts?.title ?? 'Before you upload'}
      rows={instructionRows(limits, texts)}
      foot={{
        icon: envelope,
        text: (
          <>
            A file that should pass but does not?{' '}
            <a href={supportMailto({ about: 'Upload' })}>Write to support</a>
          </>
        ),
      }}
    />
  )
}
