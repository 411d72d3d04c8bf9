import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'

type HelpNoteProps = {
  icon: string
  children: ReactNode
}

export function HelpNote({ icon, children }: HelpNoteProps) {
  return (
    <div className="uan-aside">
      <Icon of={icon} />
      <p>{children}</p>
    </div>
  )
}
