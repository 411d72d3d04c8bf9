import type { ReactNode } from 'react'
import Nav from 'react-bootstrap/Nav'
import type { DashboardLocation } from './useDashboardLocation.ts'
import './dashboard.css'

export type TabText = { label: string; description: string }

type StageTabsProps<Tab extends string> = {
  /** Prefix of ids: 'dav'. */
  name: string
  tabs: Readonly<Record<Tab, TabText>>
  location: Pick<DashboardLocation<Tab>, 'tab' | 'setTab'>
  children: ReactNode
}

/** The tabs of a dashboard with their content (kyc §2). */
export function StageTabs<Tab extends string>(props: StageTabsProps<Tab>) {
  const { name, tabs: rows, location, children } = props
  const tabNames = Object.keys(rows) as Tab[] // keys of the table
  const tabId = (tab: Tab) => `${name}-tab-${tab}`
  const panelId = `${name}-panel`
  const choose = (key: string | null) => {
    const tab = tabNames.find((one) => one === key)
    if (tab !== undefined) location.setTab(tab)
  }
  return (
    <>
      <Nav
        className="tabs stage-tabs"
        role="tablist"
        aria-label="Stages"
        activeKey={location.tab}
        onSelect={choose}
      >
        {tabNames.map((tab) => (
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
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(location.tab)}>
        {children}
      </div>
    </>
  )
}
