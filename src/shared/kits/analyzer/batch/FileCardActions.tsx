import type { DocumentTypeWarning } from '#shared/kits/documentType/documentTypeWarning.ts'
import { SendToOtherService } from '#shared/kits/documentType/SendToOtherService.tsx'
import { useTransferRoute } from '#shared/kits/documentType/useTransferRoute.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { PreviouslySentLink } from '../previouslySent/PreviouslySentLink.tsx'
import { SendAnywayButton } from '../previouslySent/SendAnywayButton.tsx'
import type { FileWarning } from './fileWarning.ts'

type PreviewButtonProps = { name: string; isOpen: boolean; onPress: () => void }

function PreviewButton({ name, isOpen, onPress }: PreviewButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm"
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Close' : 'Preview'} ${name}`}
      onClick={onPress}
    >
      {isOpen ? 'Close' : 'Preview'}
    </button>
  )
}

type FileCardActionsProps = {
  file: AcceptedFile
  warning: FileWarning | null
  isPreviewed: boolean
  onPreview: () => void
  onSendAnyway: () => void
  /** The file was transferred to another page: remove it here. */
  onTransferred: () => void
}

export function FileCardActions({
  file,
  warning,
  isPreviewed,
  onPreview,
  onSendAnyway,
  onTransferred,
}: FileCardActionsProps) {
  return (
    <>
      <PreviewButton name={file.name} isOpen={isPreviewed} onPress={onPreview} />
      {warning !== null && <SendAnywayButton name={file.name} onClick={onSendAnyway} />}
      {warning?.kind === 'sent' && <PreviouslySentLink previous={warning.previous} />}
      {warning !== null && (warning.kind === 'scan' || warning.kind === 'other') && (
        <OtherServiceButton file={file} remark={warning} onTransferred={onTransferred} />
      )}
    </>
  )
}

type OtherServiceButtonProps = Pick<FileCardActionsProps, 'file' | 'onTransferred'> & {
  remark: DocumentTypeWarning
}

function OtherServiceButton({ file, remark, onTransferred }: OtherServiceButtonProps) {
  return (
    <SendToOtherService
      file={file}
      route={useTransferRoute(file, remark)}
      labelPrefix="Move to"
      onTransferred={onTransferred}
    />
  )
}
