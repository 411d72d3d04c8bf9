import type { ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'

export type IconRow = {
  icon: string
  text: ReactNode
}

type IconRowsProps = { rows: readonly IconRow[] }

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
