import next from 'bootstrap-icons/icons/chevron-down.svg?raw'
import previous from 'bootstrap-icons/icons/chevron-up.svg?raw'
import { useMemo, useState, type ReactNode } from 'react'
import { Segmented } from '#shared/ui/components/fields/Segmented.tsx'
import { ToolbarButton } from '#shared/ui/preview/ToolbarButton.tsx'
import { formatFileTime } from '../fileTime.ts'
import type { FileHistory, Version } from '../finding.ts'
import { PagePane, type PageMark } from './PagePane.tsx'
import type { Step } from './steps.ts'

type BeforeAndNowProps = {
  name: string
  source: Blob | null
  password: string | undefined
  history: Extract<FileHistory, { kind: 'read' }>
  step: Step | null
  scrollsToChange: boolean
  onMove: (by: 1 | -1) => void
}

const VIEWS = [
  { value: 'sides', label: 'Side by side' },
  { value: 'overlay', label: 'Overlay' },
] as const
type View = (typeof VIEWS)[number]['value']

const timeOf = (version: Version | undefined) => formatFileTime(version?.modified ?? '')

/** The page of a finding, beside the same page of the earlier version where the file holds one. */
export function BeforeAndNow(props: BeforeAndNowProps) {
  const { name, source, password, history, step, scrollsToChange, onMove } = props
  const [view, setView] = useState<View>('sides')
  const { versions, pages } = history
  const finding = step?.finding
  const index = finding?.version?.index ?? NaN
  const earlier = versions[index]
  // A finding of an older pair of versions is shown as its own two versions.
  const current = versions[index + 1]
  const nowEnd = current?.end
  const earlierEnd = earlier?.end
  const nowSource = useMemo(
    () =>
      nowEnd === undefined || source === null
        ? source
        : source.slice(0, nowEnd, history.isPicture ? source.type : 'application/pdf'),
    [source, nowEnd, history.isPicture],
  )
  const earlierSource = useMemo(
    () =>
      earlierEnd === undefined || source === null
        ? null
        : source.slice(0, earlierEnd, 'application/pdf'),
    [source, earlierEnd],
  )
  const page = finding?.page ?? 1
  const earlierPage = finding?.version?.page ?? page
  const marks = (side: 'beforePlace' | 'nowPlace'): PageMark[] =>
    (finding?.evidence ?? []).flatMap((one) => {
      const place = one[side]
      return place === null ? [] : [{ place, isCurrent: one === step?.evidence }]
    })
  const now = (
    <PagePane
      key={`now ${nowEnd}`}
      label={earlierSource === null ? 'Page' : 'Now'}
      note={timeOf(current)}
      name={name}
      source={nowSource}
      password={password}
      page={page}
      marks={marks('nowPlace')}
      tone="now"
      isPicture={history.isPicture === true}
      scrollsToChange={scrollsToChange}
    />
  )
  return (
    <section className="history-pages" aria-label="Pages">
      <ChangeToolbar step={step} onMove={onMove} page={`${page} / ${pages}`}>
        {earlierSource !== null && (
          <Segmented label="View" options={VIEWS} value={view} onChange={setView} />
        )}
      </ChangeToolbar>
      <div
        tabIndex={0}
        role="group"
        aria-label="Pages"
        className={earlierSource === null ? 'history-panes is-single' : `history-panes is-${view}`}
      >
        {earlierSource !== null && (
          <PagePane
            key={`before ${earlierEnd}`}
            label="Before"
            note={timeOf(earlier)}
            name={name}
            source={earlierSource}
            password={password}
            page={earlierPage}
            marks={marks('beforePlace')}
            tone="before"
            isPicture={false}
            scrollsToChange={scrollsToChange}
          />
        )}
        {now}
      </div>
    </section>
  )
}

type ChangeToolbarProps = Pick<BeforeAndNowProps, 'step' | 'onMove'> & {
  page: string
  children: ReactNode
}

/** Which change is shown, and the way to the others. */
function ChangeToolbar({ step, onMove, page, children }: ChangeToolbarProps) {
  return (
    <div className="history-toolbar">
      {step !== null && step.of > 0 && (
        <span aria-live="polite">
          {`Change ${step.index + 1} of ${step.of}`} <span className="muted">{step.text}</span>
        </span>
      )}
      <span className="push" />
      <ToolbarButton icon={previous} label="Previous change (K)" onClick={() => onMove(-1)} />
      <ToolbarButton icon={next} label="Next change (J)" onClick={() => onMove(1)} />
      {children}
      <span className="small muted">Page {page}</span>
    </div>
  )
}
