import { useRef, type ReactNode } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import { acceptOf } from './fileKind.ts'

type PickButtonProps = {
  limits: UploadLimits
  /** Accessible name; begins with the words that are shown. */
  label: string
  className: string
  multiple?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** A button that opens the file picker. */
export function PickButton({
  limits,
  label,
  className,
  multiple = false,
  onFiles,
  children,
}: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={`${label}: file`}
        accept={acceptOf(limits)}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file chosen again must count as a change.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
