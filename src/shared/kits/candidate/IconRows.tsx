import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'

export type IconRow = {
  icon: string
  text: ReactNode
}

type IconRowsProps = { rows: readonly IconRow[] }

/** Short facts with icons: what to prepare, what to do (look 10a, 15f). */
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
