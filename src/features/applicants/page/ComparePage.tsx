import download from 'bootstrap-icons/icons/download.svg?raw'
import { Suspense, useMemo, useState } from 'react'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { ActionsMenu } from '#shared/ui/components/overlays/ActionsMenu.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import { DocumentsSection } from '../collect/DocumentsSection.tsx'
import { useComparison } from '../compare/useComparison.ts'
import { saveApplicant } from '../file/saveApplicant.ts'
import { NO_HISTORY, withHistoryPoints } from '../history/applicantHistory.ts'
import type { ApplicantHistoryReaderProps } from '../history/ApplicantHistoryReader.tsx'
import { MemoButtons } from '../memo/MemoButtons.tsx'
import { applicantName, isUnsaved, type Applicant } from '../model/applicant.ts'
import { countDocuments, describeDocuments } from '../model/describeApplicant.ts'
import { changeApplicant } from '../store/applicantsStore.ts'
import { CompareView } from './CompareView.tsx'
import './page.css'

const ApplicantHistoryReader = lazyWithRetry<ApplicantHistoryReaderProps>(
  async () => (await import('../history/ApplicantHistoryReader.tsx')).ApplicantHistoryReader,
  { label: 'The history of the files', LoadError: RenderNothing },
)

type ComparePageProps = { applicant: Applicant; canEdit: boolean }

/** An applicant whose documents were sent. */
export function ComparePage({ applicant, canEdit }: ComparePageProps) {
  const dispatch = useAppDispatch()
  const { id } = applicant
  const compared = useComparison(applicant)
  const [history, setHistory] = useState(NO_HISTORY)
  const jobs = useAppSelector(selectJobs)
  const { files, done, running } = countDocuments(applicant, jobs)
  // Before the first result, "none found" would be no answer.
  const isWaiting = running > 0 && done === 0
  const state = useMemo(() => {
    if (compared.kind !== 'ready') return compared
    if (isWaiting) return { kind: 'loading' as const }
    return { ...compared, comparison: withHistoryPoints(compared.comparison, history) }
  }, [compared, history, isWaiting])
  const save = () => void dispatch(saveApplicant(id))
  const isArriving =
    running > 0 || state.kind === 'loading' || (state.kind === 'ready' && !state.isComplete)
  return (
    <div className="page">
      <PageHeader
        title={applicantName(applicant, jobs)}
        subtitle={`${describeDocuments(applicant, jobs)}. ${
          isUnsaved(applicant)
            ? 'Kept until you sign out: save to a file to continue later.'
            : 'Saved to a file.'
        }`}
      >
        <div className="applicant-actions">
          <span className="small muted" role="status">
            {isArriving && 'Comparing…'}
          </span>
          {state.kind === 'ready' && (
            <ActionsMenu>
              <MemoButtons applicant={applicant} comparison={state.comparison} history={history} />
            </ActionsMenu>
          )}
          <button type="button" className="btn btn-primary" onClick={save}>
            <Icon of={download} />
            Save to file
          </button>
        </div>
      </PageHeader>
      <Suspense fallback={null}>
        <ApplicantHistoryReader applicant={applicant} onChange={setHistory} />
      </Suspense>
      <CompareView
        applicant={applicant}
        state={state}
        documentCount={files}
        isArriving={isArriving}
        canEdit={canEdit}
        onEdit={(edits) =>
          void dispatch(changeApplicant(id, { kind: 'obligationsEdited', ...edits }))
        }
        onTransfer={(decision) =>
          void dispatch(changeApplicant(id, { kind: 'transferDecided', ...decision }))
        }
        onDecideCredit={(key, decision) =>
          void dispatch(changeApplicant(id, { kind: 'creditDecided', key, decision }))
        }
        onInstalment={(paise) =>
          void dispatch(changeApplicant(id, { kind: 'instalmentChanged', paise }))
        }
        onNote={({ id: point, text: about }, text) =>
          void dispatch(
            changeApplicant(id, {
              kind: 'noted',
              point,
              note: text === null ? null : { text, about },
            }),
          )
        }
      >
        <DocumentsSection applicant={applicant} canEdit={canEdit} />
      </CompareView>
    </div>
  )
}
