import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import './documentTypeWarning.css'

type FileWarningPanelProps = { children: ReactNode }

export function FileWarningPanel({ children }: FileWarningPanelProps) {
  return (
    <div className="panel document-note" role="status">
      <Icon of={triangle} className="t-warning" />
      {children}
    </div>
  )
}
