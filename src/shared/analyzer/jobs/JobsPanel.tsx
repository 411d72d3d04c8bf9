import layers from 'bootstrap-icons/icons/layers.svg?raw'
import { Suspense } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { Link } from 'react-router-dom'
import type { PanelSlot } from '#shared/ui/BarMenu.tsx'
import { BarPanel } from '#shared/ui/BarPanel.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { LazyJobsPart } from './LazyJobsPart.tsx'

type JobsPanelProps = PanelSlot & { hasJobs: boolean }

/** The jobs behind the button of the navbar. */
export function JobsPanel({ hasJobs, ...slot }: JobsPanelProps) {
  return (
    <BarPanel {...slot} className="jobs-pop" align="end">
      {hasJobs ? (
        <>
          <Suspense fallback={<Skeleton label="Opening the list of jobs" />}>
            <LazyJobsPart shows="list" />
          </Suspense>
          <Dropdown.Item as={Link} to="/jobs" className="jobs-all">
            All jobs
          </Dropdown.Item>
        </>
      ) : (
        <EmptyState
          icon={layers}
          title="No jobs yet"
          line="What you send to be analysed is listed here until you remove it."
        />
      )}
    </BarPanel>
  )
}
