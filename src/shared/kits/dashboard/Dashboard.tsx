import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import people from 'bootstrap-icons/icons/people.svg?raw'
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react'
import {
  useLoadedList,
  type ListQueryResult,
  type ListLoad,
} from '#shared/kits/records/list/useLoadedList.ts'
import { usePrefetchPanel } from '#shared/kits/records/usePrefetchPanel.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { LoadingPanel } from './LoadingPanel.tsx'
import { StageTabs, type TabText } from './StageTabs.tsx'
import type { SubClient } from './subClient.ts'
import { SubClientSelect } from './SubClientSelect.tsx'
import type { DashboardLocation } from './useDashboardLocation.ts'

type NoSubClientProps = { load: ListLoad }

/** Shown without a sub-client: loading, failed, or none exist (decisions D34). */
function NoSubClient({ load }: NoSubClientProps) {
  if (load.kind === 'loading') return <LoadingPanel label="Loading your sub-clients" />
  return (
    <section className="panel page-panel">
      {load.kind === 'failed' ? (
        <EmptyState
          icon={cloudSlash}
          title="Your sub-clients could not be loaded"
          description={load.message}
        >
          <button type="button" className="btn btn-primary" onClick={load.retry}>
            Try again
          </button>
        </EmptyState>
      ) : (
        <EmptyState
          icon={people}
          title="No sub-client yet"
          description="Your account has no sub-client to send checks for. Ask your administrator to add one."
        />
      )}
    </section>
  )
}

type CreatePanelProps = { headSlot: HTMLElement | null; onProcessed: () => void }

type DashboardProps<Tab extends string> = Pick<
  ComponentProps<typeof PageHeader>,
  'title' | 'headingRef'
> & {
  /** Prefix of ids: 'dav'. */
  name: string
  tabs: Readonly<Record<Tab, TabText>>
  location: DashboardLocation<Tab>
  listTab: Tab
  /** The lazy component of the list. */
  List: { preload: () => Promise<unknown> }
  header?: ReactNode
  /** Instead of the tabs. */
  placeholder?: ReactNode
  renderList: () => ReactNode
  renderCreate: (panel: CreatePanelProps) => ReactNode
}

/** A tab that uploads and a tab that lists (kyc §2). */
export function Dashboard<Tab extends string>(props: DashboardProps<Tab>) {
  const {
    name,
    tabs,
    location,
    listTab,
    List,
    header,
    placeholder,
    renderList,
    renderCreate,
    ...rest
  } = props
  const [headSlot, setHeadSlot] = useState<HTMLElement | null>(null)
  usePrefetchPanel(List)
  const { tab } = location
  const isList = tab === listTab
  return (
    <div className={isList ? 'page list-page' : 'page'}>
      <PageHeader {...rest} subtitle={tabs[tab].description}>
        <div ref={setHeadSlot} />
        {header}
      </PageHeader>
      {placeholder ?? (
        <StageTabs name={name} tabs={tabs} location={location}>
          <Suspense fallback={<LoadingPanel label={`Opening ${tabs[tab].label}`} />}>
            {isList
              ? renderList()
              : renderCreate({
                  headSlot,
                  onProcessed: () => location.openWholeList(listTab),
                })}
          </Suspense>
        </StageTabs>
      )}
    </div>
  )
}

type SubClientState = {
  /** The first one where the URL names none, or another user's (decisions D34). */
  subClient: SubClient | undefined
  subClientSelect: ReactNode
  /** Without a sub-client: loading, failed, or none exist. */
  placeholder: ReactNode
}

export function useSubClient(
  query: ListQueryResult<SubClient>,
  { subClientId, setSubClient }: Pick<DashboardLocation<string>, 'subClientId' | 'setSubClient'>,
  isDisabled = false,
): SubClientState {
  const { rows, load } = useLoadedList(query, { shouldAnnounceEmpty: false })
  const subClient = rows.find((candidate) => candidate.subClientId === subClientId) ?? rows[0]
  const subClientSelect = subClient && (
    <SubClientSelect
      subClients={rows}
      chosen={subClient}
      onChoose={setSubClient}
      isDisabled={isDisabled}
    />
  )
  const placeholder = subClient === undefined ? <NoSubClient load={load} /> : null
  return { subClient, subClientSelect, placeholder }
}
