import calendarCheck from 'bootstrap-icons/icons/calendar-check.svg?raw'
import { useId, useState } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import { Link } from 'react-router-dom'
import { env } from '#shared/platform/config/env.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import './home.css'

/** Replaces the services that a trial excludes (shell §2, D24). */
export function TrialDemoPage() {
  const id = useId()
  const [isSubscribed, setIsSubscribed] = useState(true)
  return (
    <div className="page">
      <PageHeader title="Free trial - Coming Soon" />
      <div className="panel blank trial-demo">
        <Icon of={calendarCheck} />
        <h2>This service is not part of the free trial yet</h2>
        <p>Book a demo to see it. Your other services work as before.</p>
        <FormCheck
          id={id}
          className="trial-demo-notify"
          label="Notify me when Launched"
          checked={isSubscribed}
          onChange={(event) => setIsSubscribed(event.target.checked)}
        />
        <div className="row-flex trial-demo-actions">
          <a
            className="btn btn-primary"
            href={env().VITE_BOOK_DEMO_URL}
            target="_blank"
            rel="noreferrer"
          >
            Book a demo
          </a>
          <Link className="btn btn-secondary" to="/menupage">
            See my services
          </Link>
        </div>
      </div>
    </div>
  )
}
