import person from 'bootstrap-icons/icons/person.svg?raw'
import x from 'bootstrap-icons/icons/x-lg.svg?raw'
import { Link } from 'react-router-dom'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { closeCollectList } from '../collect/collectList.ts'
import { applicantName, applicantUrl, isUnsaved, type Applicant } from '../model/applicant.ts'
import { describeDocuments, describeLoss, describeSaving } from '../model/describeApplicant.ts'
import { deleteApplicant } from '../store/applicantsStore.ts'
import './list.css'

type ApplicantListProps = { applicants: readonly Applicant[] }

export function ApplicantList({ applicants }: ApplicantListProps) {
  return (
    <ul aria-label="Applicants">
      {applicants.map((applicant) => (
        <ApplicantRow key={applicant.id} applicant={applicant} />
      ))}
    </ul>
  )
}

/** Asks first and names what is lost. */
function removeApplicant(applicant: Applicant): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const loss = describeLoss(applicant)
    const name = applicantName(applicant, selectJobs(getState()))
    const answer = await dispatch(
      requestDialogAnswer('removeApplicant', {
        footnote:
          loss === ''
            ? `${name}: all of its documents are also under Jobs.`
            : `${name}: ${loss} will be deleted.`,
      }),
    )
    if (answer !== 'primary') return
    dispatch(closeCollectList(applicant.id))
    await dispatch(deleteApplicant(applicant.id))
  }
}

type ApplicantRowProps = { applicant: Applicant }

function ApplicantRow({ applicant }: ApplicantRowProps) {
  const dispatch = useAppDispatch()
  const jobs = useAppSelector(selectJobs)
  const name = applicantName(applicant, jobs)
  return (
    <li aria-label={name} className="applicant-row">
      <span className="file-icon">
        <Icon of={person} />
      </span>
      <div className="applicant-row-text">
        <Link className="medium clip" to={applicantUrl(applicant.id)}>
          {name}
        </Link>
        <p className="small muted">{describeDocuments(applicant, jobs)}</p>
      </div>
      <span className="small muted applicant-row-time">
        Changed {formatIndiaDateTime(applicant.changedAt)}
      </span>
      <Chip tone={isUnsaved(applicant) ? 'warning' : 'success'} isPlain>
        {describeSaving(applicant)}
      </Chip>
      <button
        type="button"
        className="btn btn-ghost btn-icon btn-sm"
        onClick={() => void dispatch(removeApplicant(applicant))}
      >
        <Icon of={x} label={`Remove ${name}`} />
      </button>
    </li>
  )
}
