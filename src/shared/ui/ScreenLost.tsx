import type { LostProps } from './lostLines.ts'
import { PanelLost } from './PanelLost.tsx'

/** Stands in place of a page, or of a whole step of it, whose code did not come. */
export function ScreenLost(lost: LostProps) {
  return (
    <div className="page">
      <PanelLost {...lost} />
    </div>
  )
}
