import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'

type AsideProps = {
  /** Source of an icon (`?raw`). */
  icon: string
  children: ReactNode
}

/** What to do where a step does not fit: quieter than a notice. */
export function Aside({ icon, children }: AsideProps) {
  return (
    <div className="uan-aside">
      <Icon of={icon} />
      <p>{children}</p>
    </div>
  )
}
