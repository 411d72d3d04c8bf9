import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { Suspense, type ReactNode } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import type { OpenRecord } from './useOpenRecord.ts'
import './records.css'

type RecordsPageProps = {
  title: string
  subtitle: string
  addLabel: string
  open: OpenRecord
  list: ReactNode
  /** Of the open record. On a phone it replaces the list. */
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
export function RecordsPage(props: RecordsPageProps) {
  const { title, subtitle, addLabel, open, list, panel } = props
  const isOpen = open.isNew || open.id !== null
  return (
    <div className="page">
      <PageHeader title={title} subtitle={subtitle}>
        <button type="button" className="btn btn-secondary" onClick={open.add}>
          <Icon of={plus} />
          {addLabel}
        </button>
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
