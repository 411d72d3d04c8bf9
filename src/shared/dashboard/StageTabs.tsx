import type { ReactNode } from 'react'
import Nav from 'react-bootstrap/Nav'
import type { DashboardPlace } from './useDashboardPlace.ts'
import './dashboard.css'

/** What a tab says: its name, and under the title what it is for. */
export type TabRow = { label: string; line: string }

type StageTabsProps<Tab extends string> = {
  /** Of the dashboard, in ids: 'dav'. */
  name: string
  /** In their order. */
  rows: Readonly<Record<Tab, TabRow>>
  place: Pick<DashboardPlace<Tab>, 'tab' | 'setTab'>
  /** What stands under the tab that is chosen. */
  children: ReactNode
}

/** The tabs of a dashboard over what the chosen one shows (kyc §2). */
export function StageTabs<Tab extends string>(props: StageTabsProps<Tab>) {
  const { name, rows, place, children } = props
  const tabs = Object.keys(rows) as Tab[] // keys of the table
  const tabId = (tab: Tab) => `${name}-tab-${tab}`
  const panelId = `${name}-panel`
  const choose = (key: string | null) => {
    const tab = tabs.find((one) => one === key)
    if (tab !== undefined) place.setTab(tab)
  }
  return (
    <>
      <Nav
        className="tabs stage-tabs"
        role="tablist"
        aria-label="Stages"
        activeKey={place.tab}
        onSelect={choose}
      >
        {tabs.map((tab) => (
          <Nav.Link
            key={tab}
            as="button"
            type="button"
            eventKey={tab}
            id={tabId(tab)}
            aria-controls={panelId}
          >
            {rows[tab].label}
          </Nav.Link>
        ))}
      </Nav>
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(place.tab)}>
        {children}
      </div>
    </>
  )
}
