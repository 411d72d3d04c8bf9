import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'

type HelpNoteProps = {
  icon: string
  children: ReactNode
}

/** Advice for a problem with a step; less prominent than a notice. */
export function HelpNote({ icon, children }: HelpNoteProps) {
  return (
    <div className="uan-aside">
      <Icon of={icon} />
      <p>{children}</p>
    </div>
  )
}
