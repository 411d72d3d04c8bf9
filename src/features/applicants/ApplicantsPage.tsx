import folder2Open from 'bootstrap-icons/icons/folder2-open.svg?raw'
import people from 'bootstrap-icons/icons/people.svg?raw'
import personPlus from 'bootstrap-icons/icons/person-plus.svg?raw'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useFileIntake } from '#shared/kits/upload/DropZone.tsx'
import { addFiles } from '#shared/kits/upload/fileList/useFileList.ts'
import { extensionOf } from '#shared/platform/lib/text/fileName.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { ActionsMenu } from '#shared/ui/components/overlays/ActionsMenu.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { collectList } from './collect/collectList.ts'
import { openApplicantFile } from './file/openApplicantFile.ts'
import { ApplicantList } from './list/ApplicantList.tsx'
import { applicantUrl } from './model/applicant.ts'
import { isUntouched } from './model/describeApplicant.ts'
import { APPLICANT_LIMITS } from './model/services.ts'
import { createApplicant } from './store/addApplicant.ts'
import { selectApplicants, selectApplicantsLoaded } from './store/applicantsSlice.ts'
import { loadApplicants } from './store/followApplicants.ts'

const isApplicantFile = ({ name }: File) => extensionOf(name) === 'zip'

/** An applicant's file is opened; documents become a new applicant. Returns its id, null for none. */
function openFiles(files: readonly File[]): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    const saved = files.find(isApplicantFile)
    if (saved !== undefined) return dispatch(openApplicantFile(saved))
    if (files.length === 0) return null
    const id = await dispatch(createApplicant())
    void dispatch(addFiles(dispatch(collectList(id)), files))
    return id
  }
}

/** The applicants of this session. */
export function ApplicantsPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isLoaded = useAppSelector(selectApplicantsLoaded)
  const all = useAppSelector(selectApplicants)
  const applicants = Object.values(all)
    .filter((applicant) => !isUntouched(applicant))
    .toSorted((a, b) => b.changedAt - a.changedAt)
  useEffect(() => {
    void dispatch(loadApplicants())
  }, [dispatch])
  const show = (opening: Promise<string | null>) =>
    void opening.then((id) => id !== null && navigate(applicantUrl(id)))
  const open = (files: readonly File[]) => show(dispatch(openFiles(files)))
  // Drops and pastes anywhere on the page.
  useFileIntake(APPLICANT_LIMITS, 'Open a file', open)
  return (
    <div className="page">
      <PageHeader
        title="Applicants"
        subtitle="All documents of one person, compared with each other. Kept until you sign out: save to a file to continue later."
      >
        <ActionsMenu>
          <OpenFileButton onFile={(file) => show(dispatch(openApplicantFile(file)))} />
        </ActionsMenu>
        <Link to="/applicants/new" className="btn btn-primary">
          <Icon of={personPlus} />
          New applicant
        </Link>
      </PageHeader>
      {isLoaded ? (
        <Panel>
          {applicants.length === 0 ? (
            <EmptyState
              icon={people}
              title="No applicants yet"
              description="Create one and drop all documents of the person, or open a saved file. You can also drop them here."
            />
          ) : (
            <ApplicantList applicants={applicants} />
          )}
        </Panel>
      ) : (
        <Skeleton lines={4} label="Loading the applicants" />
      )}
    </div>
  )
}

const Panel = ({ children }: { children: ReactNode }) => (
  <section className="panel" aria-label="Applicants">
    {children}
  </section>
)

type OpenFileButtonProps = { onFile: (file: File) => void }

function OpenFileButton({ onFile }: OpenFileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="btn btn-secondary" onClick={() => input.current?.click()}>
        <Icon of={folder2Open} />
        Open file
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".zip"
        aria-label="Open file: applicant"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Choosing the same file again must fire a change event.
          target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </>
  )
}
