import './upload.css'

type FileProgressProps = {
  phase: 'check' | 'upload'
  /** Of the file. */
  name: string
  /** 0 to 1; null while the end cannot be told. */
  share: number | null
}

const LABEL: Record<FileProgressProps['phase'], string> = {
  check: 'Checking',
  upload: 'Uploading',
}

/** How far one file is, in its check or on its way to the server. */
export function FileProgress({ phase, name, share }: FileProgressProps) {
  const percentage = share === null ? null : Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      className={percentage === null ? 'meter upload-progress is-moving' : 'meter upload-progress'}
      role="progressbar"
      aria-label={`${LABEL[phase]} ${name}`}
      {...(percentage === null
        ? {}
        : { 'aria-valuenow': percentage, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
    >
      <i style={percentage === null ? {} : { width: `${percentage}%` }} />
    </div>
  )
}
