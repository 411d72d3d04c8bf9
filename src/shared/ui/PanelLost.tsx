import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import { EmptyState } from './EmptyState.tsx'
import { LostWays } from './LostWays.tsx'
import { LOST_LINES, type LostProps } from './lostLines.ts'

/** Stands in place of a panel whose code did not come. Part of the first load: the network may be what failed. */
export function PanelLost(lost: LostProps) {
  return (
    <section className="panel page-panel" role="alert">
      <EmptyState
        icon={cloudSlash}
        title={`${lost.what} could not be loaded`}
        line={LOST_LINES[lost.why]}
      >
        <div className="row-flex page-blank-actions">
          <LostWays {...lost} />
        </div>
      </EmptyState>
    </section>
  )
}
