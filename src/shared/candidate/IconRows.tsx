import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'

export type IconRow = {
  /** Source of an icon (`?raw`). */
  icon: string
  text: ReactNode
}

type IconRowsProps = { rows: readonly IconRow[] }

/** Short facts with a picture each: what to have ready, what one can do (look 10a, 15f). */
export function IconRows({ rows }: IconRowsProps) {
  return (
    <ul className="candidate-rows">
      {rows.map(({ icon, text }, index) => (
        <li key={index}>
          <Icon of={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
