import clock from 'bootstrap-icons/icons/clock.svg?raw'
import { CATALOGUE } from '#shared/errors/catalogue.ts'
import { DialogFrame } from '#shared/errors/DialogFrame.tsx'
import type { ErrorRow } from '#shared/errors/errorRow.ts'
import { formatIndiaDate, formatIndiaTime } from '#shared/lib/clock.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { useNow } from '#shared/ui/useNow.ts'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import type { AddressCase } from '../../case.ts'
import { ageOf } from './holder.ts'
import { nextReady, readyCases } from './nextCase.ts'
import type { ReviewState } from './reviewState.ts'
import { startQc } from './startReview.ts'
import { useListedCases } from './useListedCases.ts'
import './holding.css'

const DONE = CATALOGUE.qcDoneSuccessful
const BACK = 'Back to the list'
/** Escape leads to the list: the next case is started by its own button. */
const WITH_NEXT: ErrorRow = {
  ...DONE,
  btnText: 'Start QC',
  btnSecondText: BACK,
  safe: 'second',
  focused: 'primary',
}
const WITHOUT_NEXT: ErrorRow = { ...DONE, btnText: BACK }
const WAIT_READ_MS = 30_000

type NextCaseProps = {
  submitted: Extract<ReviewState, { kind: 'submitted' }>
  subClient: SubClient
  onClose: () => void
}

/** What was submitted, and the next QC Ready case of the same list, which nobody holds (look 17d). */
export function NextCase({ submitted, subClient, onClose }: NextCaseProps) {
  const { record, verdict, nextId } = submitted
  const dispatch = useAppDispatch()
  const { data, isFetching, isError } = useListedCases(subClient)
  const rows = data?.rows ?? []
  const ready = readyCases(rows, record.caseId)
  const next = ready.find(({ caseId }) => caseId === nextId) ?? nextReady(rows, record.caseId)
  const list = isError ? 'The list could not be reloaded' : 'The list is up to date'
  const of = [record.source.name, record.source.reference].filter((text) => text !== '').join(', ')
  return (
    <DialogFrame
      row={next === null ? WITHOUT_NEXT : WITH_NEXT}
      context={{
        about: {
          title: `${DONE.title}: ${verdict}`,
          line: `${of}. ${isFetching ? 'The list is being reloaded' : list}.`,
        },
      }}
      onAnswer={(given) => {
        if (next !== null && given === 'primary') void dispatch(startQc(next.caseId))
        else onClose()
      }}
    >
      {next === null ? (
        !isFetching && <p>No other case of this page is QC Ready.</p>
      ) : (
        <>
          <NextCard next={next} count={ready.length} />
          <p className="small">It is not held for you until you start it.</p>
        </>
      )}
    </DialogFrame>
  )
}

type NextCardProps = { next: AddressCase; count: number }

function NextCard({ next: { source, modifiedAt }, count }: NextCardProps) {
  const now = useNow(WAIT_READ_MS)
  const at = Date.parse(modifiedAt)
  return (
    <div className="next-case">
      <p className="next-case-head">
        <b>Next QC Ready case</b>
        <span>{count} on this page</span>
      </p>
      <p className="medium">{source.name}</p>
      <p className="small">{source.address}</p>
      {!Number.isNaN(at) && (
        <p className="next-case-wait">
          <Icon of={clock} />
          Ready since {formatIndiaDate(at)}, {formatIndiaTime(at)}, waiting {ageOf(modifiedAt, now)}
        </p>
      )}
    </div>
  )
}
