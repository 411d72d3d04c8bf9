import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import './remark.css'

type FileNoteProps = { children: ReactNode }

/** What should be known of files before credits are spent. */
export function FileNote({ children }: FileNoteProps) {
  return (
    <div className="panel document-note" role="status">
      <Icon of={triangle} className="t-warning" />
      {children}
    </div>
  )
}
