import { useNavigate } from 'react-router-dom'
import {
  discardLeftDocuments,
  restoreLeftDocuments,
} from '#shared/kits/jobs/batch/leftDocuments.ts'
import { NEW_JOB, urlForJob } from '#shared/kits/jobs/job.ts'
import { selectLeftDocuments } from '#shared/kits/jobs/jobsSlice.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { SERVICES, toServiceKey } from '#shared/platform/session/services/services.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { useBusyAction } from '#shared/ui/hooks/useBusyAction.ts'
import './leftDocuments.css'

/** Offers documents that waited in tabs that are closed now (decisions L136). Nothing is sent without a decision on each. */
export function LeftDocuments() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const count = useAppSelector(selectLeftDocuments)
  const restoring = useBusyAction(async () => {
    const [analyzer] = await dispatch(restoreLeftDocuments())
    const service = toServiceKey(analyzer ?? '')
    if (service !== undefined) await navigate(urlForJob(SERVICES[service].path, NEW_JOB))
  })
  const discarding = useBusyAction(async () => {
    await dispatch(discardLeftDocuments())
    document.querySelector<HTMLElement>('main')?.focus()
  })
  if (count === 0) return null
  return (
    <section className="left-documents" aria-label="Documents that were not sent">
      <p>
        <b>
          {plural(count, 'document was', 'documents were')} waiting when the browser or a tab
          closed.
        </b>{' '}
        After you restore {count === 1 ? 'it' : 'them'}, nothing is sent before you say for each
        document whether it was already sent.
      </p>
      <div className="left-documents-buttons">
        <button
          type="button"
          className="btn btn-primary btn-sm"
          aria-disabled={restoring.isBusy}
          onClick={restoring.start}
        >
          Restore {plural(count, 'waiting document')}
        </button>
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          aria-disabled={discarding.isBusy}
          onClick={discarding.start}
        >
          Discard {count === 1 ? 'it' : 'them'}
        </button>
      </div>
    </section>
  )
}
