import Nav from 'react-bootstrap/Nav'
import type { ReportKey } from '../result/bankOutput.ts'

type OutputTabsProps = { tabs: readonly ReportKey[] }

/** Words of the specification (analyzers §2). */
const LABELS: Record<ReportKey, string> = {
  account_1: 'Account 1',
  account_2: 'Account 2',
  common: 'Inter Bank Transactions',
}

/** Account 1, Account 2, Inter Bank Transactions: the tabs of a `Tab.Container`. */
export function OutputTabs({ tabs }: OutputTabsProps) {
  return (
    <Nav className="tabs" aria-label="Output">
      {tabs.map((tab) => (
        <Nav.Link key={tab} as="button" type="button" eventKey={tab}>
          {LABELS[tab]}
        </Nav.Link>
      ))}
    </Nav>
  )
}
