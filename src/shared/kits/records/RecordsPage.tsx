import { Suspense, type ReactNode } from 'react'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import './records.css'

type RecordsPageProps = {
  title: string
  subtitle: string
  action: ReactNode
  list: ReactNode
  /** The open record. On a phone it replaces the list. */
  panel: ReactNode
}

const PANEL_SKELETON = (
  <section className="panel">
    <div className="panel-body">
      <Skeleton lines={6} label="Opening the form" />
    </div>
  </section>
)

/** A list with the open record beside it (look 09). */
export function RecordsPage({ title, subtitle, action, list, panel }: RecordsPageProps) {
  const isOpen = panel !== null
  return (
    <div className="page">
      <PageHeader title={title} subtitle={subtitle}>
        {action}
      </PageHeader>
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
