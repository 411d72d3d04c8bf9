import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import { useEffect, useEffectEvent } from 'react'
import Offcanvas from 'react-bootstrap/Offcanvas'
import { describeFindOutcome } from '#shared/kits/analyzer/result/source/describeFindOutcome.ts'
import { SourceFiles } from '#shared/kits/analyzer/result/source/SourceFiles.tsx'
import { useSourceSearch } from '#shared/kits/analyzer/result/source/useSourceSearch.ts'
import type { ValueSource } from '#shared/kits/facts/documentFacts.ts'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { selectJob } from '#shared/kits/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useCloseOnBack } from '#shared/ui/hooks/useCloseOnBack.ts'
import { useMediaQuery } from '#shared/ui/hooks/useMediaQuery.ts'
import type { SourceRequest } from '../SourceValue.tsx'
import { CellSource } from './CellSource.tsx'
import '#shared/ui/components/overlays/offcanvas.scss'

/** From this width on, the source is beside the values; below it covers them. */
const WIDE = '(min-width: 1200px)'

type SourcePaneProps = { request: SourceRequest; onClose: () => void }

/** The document of a value, at its place. Closing returns the focus to the value. */
export function SourcePane({ request, onClose }: SourcePaneProps) {
  const isBeside = useMediaQuery(WIDE)
  useCloseOnBack(onClose)
  const { job: id, source } = request
  const job = useAppSelector((state) => selectJob(state, id))
  const header = <SourceHeader request={request} isBeside={isBeside} onClose={onClose} />
  const content =
    job?.kind !== 'Processed Successfully' ? (
      <EmptyState
        icon={fileX}
        title="The document is no longer here"
        description="Its job was removed under Jobs. Add the document again to see it."
      />
    ) : source.kind === 'text' ? (
      <TextSource key={id} job={job} press={request.press} label={request.label} source={source} />
    ) : (
      <CellSource key={`${id} ${source.file}`} job={job} press={request.press} source={source} />
    )
  if (isBeside)
    return (
      <div role="dialog" className="panel applicant-source" aria-labelledby="applicant-source">
        {header}
        <div className="applicant-document">{content}</div>
      </div>
    )
  return (
    <Offcanvas
      show
      placement="end"
      onHide={onClose}
      className="applicant-source"
      aria-labelledby="applicant-source"
    >
      {header}
      <div className="applicant-document">{content}</div>
    </Offcanvas>
  )
}

const focusTitle = (title: HTMLElement | null) => title?.focus({ preventScroll: true })

type SourceHeaderProps = SourcePaneProps & { isBeside: boolean }

function SourceHeader({ request, isBeside, onClose }: SourceHeaderProps) {
  return (
    <header className="panel-header">
      {!isBeside && (
        <button type="button" className="btn btn-ghost btn-icon" onClick={onClose}>
          <Icon of={arrowLeft} label="Back" />
        </button>
      )}
      <h2 key={request.press} ref={focusTitle} id="applicant-source" tabIndex={-1}>
        {request.label}: {request.text}
      </h2>
      {isBeside && (
        <button type="button" className="btn btn-ghost btn-icon push" onClick={onClose}>
          <Icon of={close} label="Close the source" />
        </button>
      )}
    </header>
  )
}

type TextSourceProps = {
  job: DoneJob
  label: string
  /** Another number finds the text again. */
  press: number
  source: Extract<ValueSource, { kind: 'text' }>
}

/** The sent files, of which the one with the text is shown at its page. */
function TextSource({ job, label, press, source }: TextSourceProps) {
  const search = useSourceSearch(job.files)
  const find = useEffectEvent((_press: number) =>
    search.select({ label, text: source.text }, source.precedingTexts),
  )
  useEffect(() => find(press), [press])
  return (
    <>
      <p className="applicant-found small muted" role="status">
        {search.selected !== null && describeFindOutcome(search.selected, search.outcome)}
      </p>
      <SourceFiles search={search} />
    </>
  )
}
