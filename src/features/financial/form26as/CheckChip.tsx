import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { FigureCheck } from '#shared/lib/sumCheck.ts'
import { Chip, type Tone } from '#shared/ui/Chip.tsx'

type CheckChipProps = { check: FigureCheck }

const LOOK: Record<`${FigureCheck['holds']}`, { tone: Tone; icon: string }> = {
  true: { tone: 'success', icon: check },
  false: { tone: 'danger', icon: cross },
  null: { tone: 'neutral', icon: dash },
}

/** Whether figures add up, in a word. */
export function CheckChip({ check: { holds, says } }: CheckChipProps) {
  return <Chip {...LOOK[`${holds}`]}>{says}</Chip>
}
