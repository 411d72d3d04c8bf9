import clock from 'bootstrap-icons/icons/clock.svg?raw'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { formatIndiaDate, formatIndiaTime } from '#shared/platform/lib/time/clock.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { DIALOG_CATALOGUE } from '#shared/ui/dialogs/dialogCatalogue.ts'
import type { DialogDefinition } from '#shared/ui/dialogs/dialogDefinition.ts'
import { DialogFrame } from '#shared/ui/dialogs/DialogFrame.tsx'
import { useNow } from '#shared/ui/hooks/useNow.ts'
import type { AddressCase } from '../../case.ts'
import { formatAge } from './assignee.ts'
import type { AssignmentState } from './machine/assignmentState.ts'
import { nextReadyCase, readyCases } from './readyCases.ts'
import { startQc } from './runAssignment.ts'
import { useListedCases } from './useListedCases.ts'
import './assignment.css'

const DONE = DIALOG_CATALOGUE.qcDoneSuccessful
const BACK = 'Back to the list'
const WITH_NEXT: DialogDefinition = {
  ...DONE,
  btnText: 'Start QC',
  btnSecondText: BACK,
  safeAnswer: 'second',
  initialFocus: 'primary',
}
const WITHOUT_NEXT: DialogDefinition = { ...DONE, btnText: BACK }
const WAIT_READ_MS = 30_000

type NextCaseDialogProps = {
  submitted: Extract<AssignmentState, { kind: 'submitted' }>
  subClient: SubClient
  onClose: () => void
}

/** look 17d */
export function NextCaseDialog({ submitted, subClient, onClose }: NextCaseDialogProps) {
  const { record, verdict, nextId } = submitted
  const dispatch = useAppDispatch()
  const { data, isFetching, isError } = useListedCases(subClient)
  const rows = data?.rows ?? []
  const readyCaseList = readyCases(rows, record.caseId)
  const next =
    readyCaseList.find(({ caseId }) => caseId === nextId) ?? nextReadyCase(rows, record.caseId)
  const list = isError ? 'The list could not be reloaded' : 'The list is up to date'
  const caseText = [record.source.name, record.source.reference]
    .filter((text) => text !== '')
    .join(', ')
  return (
    <DialogFrame
      definition={next === null ? WITHOUT_NEXT : WITH_NEXT}
      context={{
        override: {
          title: `${DONE.title}: ${verdict}`,
          line: `${caseText}. ${isFetching ? 'The list is being reloaded' : list}.`,
        },
      }}
      onAnswer={(button) => {
        if (next !== null && button === 'primary') void dispatch(startQc(next.caseId))
        else onClose()
      }}
    >
      {next === null ? (
        !isFetching && <p>No other case on this page is QC Ready.</p>
      ) : (
        <>
          <NextCaseCard next={next} count={readyCaseList.length} />
          <p className="small">It is not assigned to you until you start it.</p>
        </>
      )}
    </DialogFrame>
  )
}

type NextCaseCardProps = { next: AddressCase; count: number }

function NextCaseCard({ next: { source, modifiedAt }, count }: NextCaseCardProps) {
  const now = useNow(WAIT_READ_MS)
  const timestamp = Date.parse(modifiedAt)
  return (
    <div className="next-case">
      <p className="next-case-header">
        <b>Next QC Ready case</b>
        <span>{count} on this page</span>
      </p>
      <p className="medium">{source.name}</p>
      <p className="small">{source.address}</p>
      {!Number.isNaN(timestamp) && (
        <p className="next-case-wait">
          <Icon of={clock} />
          Ready since {formatIndiaDate(timestamp)}, {formatIndiaTime(timestamp)}, waiting{' '}
          {formatAge(modifiedAt, now)}
        </p>
      )}
    </div>
  )
}
