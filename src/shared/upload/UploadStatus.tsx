import './upload.css'

type UploadStatusProps = { text?: string }

/** Says to a screen reader how the checks stand; the cards show it. */
export function UploadStatus({ text = '' }: UploadStatusProps) {
  return (
    <div className="upload-status" role="status">
      {text}
    </div>
  )
}
