import people from 'bootstrap-icons/icons/people.svg?raw'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { useDocumentTitle } from '#shared/ui/hooks/useDocumentTitle.ts'
import { CollectView } from './collect/CollectView.tsx'
import type { Applicant } from './model/applicant.ts'
import { NewApplicant } from './NewApplicant.tsx'
import { ComparePage } from './page/ComparePage.tsx'
import { ReadOnlyNotice } from './page/ReadOnlyNotice.tsx'
import { selectApplicant, selectApplicantsLoaded } from './store/applicantsSlice.ts'
import { loadApplicants } from './store/followApplicants.ts'
import { useEditingLock } from './store/useEditingLock.ts'

/** In place of an id: creates an applicant. */
const NEW_APPLICANT = 'new'

/** One applicant: its documents before they are sent, then what they say, compared (look 19a, 19b). */
export function ApplicantPage() {
  const dispatch = useAppDispatch()
  const { id = '' } = useParams()
  const applicant = useAppSelector((state) => selectApplicant(state, id))
  const isLoaded = useAppSelector(selectApplicantsLoaded)
  useDocumentTitle('Applicant')
  useEffect(() => {
    void dispatch(loadApplicants())
  }, [dispatch])
  if (id === NEW_APPLICANT) return <NewApplicant />
  if (applicant !== undefined) return <OpenedApplicant key={id} applicant={applicant} />
  return (
    <div className="page">
      {isLoaded ? (
        <EmptyState
          icon={people}
          title="This applicant is not in this browser"
          description="It was deleted, or you signed out since. Open its file, or start again."
        >
          <Link className="btn btn-primary" to="/applicants">
            All applicants
          </Link>
        </EmptyState>
      ) : (
        <Skeleton lines={6} label="Opening the applicant" />
      )}
    </div>
  )
}

function OpenedApplicant({ applicant }: { applicant: Applicant }) {
  const { kind, takeOver } = useEditingLock(applicant.id)
  const canEdit = kind === 'editing'
  if (kind === 'waiting')
    return (
      <div className="page">
        <Skeleton lines={6} label="Opening the applicant" />
      </div>
    )
  const Page = applicant.jobs.length + applicant.queued.length === 0 ? CollectView : ComparePage
  return (
    <>
      {kind === 'readOnly' && <ReadOnlyNotice onTakeOver={takeOver} />}
      <Page applicant={applicant} canEdit={canEdit} />
    </>
  )
}
