import { Suspense, type ReactNode } from 'react'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import './records.css'

type RecordsPageProps = {
  title: string
  line: string
  /** The one action of the list: Add. */
  action: ReactNode
  list: ReactNode
  /** The open record; null when none is. On a phone it takes the list's place. */
  panel: ReactNode
}

/** While the form's code is on its way. */
const PANEL_SKELETON = (
  <section className="panel">
    <div className="panel-body">
      <Skeleton lines={6} label="Opening the form" />
    </div>
  </section>
)

/** A list and, beside it, the record that stands open (look 09). */
export function RecordsPage({ title, line, action, list, panel }: RecordsPageProps) {
  const isOpen = panel !== null
  return (
    <div className="page">
      <PageHead title={title} line={line}>
        {action}
      </PageHead>
      <div className={isOpen ? 'records-panes has-panel' : 'records-panes'}>
        <div className="records-list">{list}</div>
        {isOpen && (
          <div className="records-panel">
            <Suspense fallback={PANEL_SKELETON}>{panel}</Suspense>
          </div>
        )}
      </div>
    </div>
  )
}
