import layers from 'bootstrap-icons/icons/layers.svg?raw'
import { Suspense } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { Link } from 'react-router-dom'
import { formatAttention } from '#shared/kits/jobs/sortJobs.ts'
import type { MenuPanelProps } from '#shared/ui/appBar/AppBarMenu.tsx'
import { AppBarPanel } from '#shared/ui/appBar/AppBarPanel.tsx'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { LazyJobsSection } from '../LazyJobsSection.tsx'

type JobsPanelProps = MenuPanelProps & { hasJobs: boolean; attentionCount: number }

export function JobsPanel({ hasJobs, attentionCount, ...slot }: JobsPanelProps) {
  return (
    <AppBarPanel {...slot} className="jobs-popover" align="end">
      {hasJobs ? (
        <>
          <Suspense fallback={<Skeleton label="Opening the list of jobs" />}>
            <LazyJobsSection view="list" />
          </Suspense>
          {attentionCount > 0 && (
            <Dropdown.Item as={Link} to="/jobs?show=attention" className="jobs-all">
              {formatAttention(attentionCount)}
            </Dropdown.Item>
          )}
          <Dropdown.Item as={Link} to="/jobs" className="jobs-all">
            All jobs
          </Dropdown.Item>
        </>
      ) : (
        <EmptyState
          icon={layers}
          title="No jobs yet"
          description="Files you send for analysis are listed here until you remove them."
        />
      )}
    </AppBarPanel>
  )
}
