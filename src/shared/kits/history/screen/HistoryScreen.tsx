import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import printer from 'bootstrap-icons/icons/printer.svg?raw'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { splitFileName } from '#shared/platform/lib/text/fileName.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { ShortcutSet } from '#shared/ui/shortcuts/shortcutSet.ts'
import { SHARED_SHORTCUTS } from '#shared/ui/shortcuts/shortcutSet.ts'
import { useShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'
import type { FileHistory } from '../finding.ts'
import { summarizeHistory } from '../summary.ts'
import { BeforeAndNow } from './BeforeAndNow.tsx'
import { FindingList } from './FindingList.tsx'
import { HistoryReport } from './HistoryReport.tsx'
import { ReportControls } from './ReportControls.tsx'
import { stepsOf } from './steps.ts'
import '../history.css'

export type HistoryScreenProps = {
  name: string
  /** Null until its bytes are read. */
  source: Blob | null
  password: string | undefined
  history: Extract<FileHistory, { kind: 'read' }>
  /** Chooses another of several files. */
  choice?: ReactNode
  onBack: () => void
  /** Takes the file out of its list, where that is possible. */
  onRemove?: (() => void) | null
}

const SHORTCUTS: ShortcutSet<'next' | 'previous'> = {
  title: 'History of a file',
  groups: [
    {
      label: 'Next / previous change',
      shortcuts: [
        { combo: SHARED_SHORTCUTS.next, command: 'next' },
        { combo: SHARED_SHORTCUTS.previous, command: 'previous' },
      ],
    },
  ],
}

/** What a file says about its history, and both versions of a page (look 20b). */
export function HistoryScreen(props: HistoryScreenProps) {
  const { name, source, password, history, choice, onBack, onRemove = null } = props
  const steps = useMemo(() => stepsOf(history), [history])
  const [at, setAt] = useState(0)
  /** The page stays at its top until somebody asks for a change. */
  const [hasMoved, setHasMoved] = useState(false)
  const [withContent, setWithContent] = useState(false)
  const screen = useRef<HTMLDivElement>(null)
  const show = (index: number) => {
    setAt(Math.min(Math.max(0, steps.length - 1), Math.max(0, index)))
    setHasMoved(true)
  }
  const move = (by: 1 | -1) => show(at + by)
  useShortcuts(SHORTCUTS, (command) => move(command === 'next' ? 1 : -1), { within: screen })
  // Its keys work at once.
  useEffect(() => screen.current?.focus(), [])
  const step = steps[at]
  const { title, tone } = summarizeHistory(history)
  return (
    <div className="history" ref={screen} tabIndex={-1}>
      <header className="history-header">
        <button type="button" className="btn btn-ghost btn-icon" onClick={onBack}>
          <Icon of={arrowLeft} label="Back" />
        </button>
        <h1 className="clip" title={name}>
          {name}
        </h1>
        <Chip tone={tone}>{title}</Chip>
        {choice}
        <span className="history-report-controls push">
          <button
            type="button"
            className="btn btn-secondary only-wide"
            onClick={() => window.print()}
          >
            <Icon of={printer} />
            Print report
          </button>
          {onRemove !== null && (
            <button type="button" className="btn btn-secondary" onClick={onRemove}>
              Remove from the list
            </button>
          )}
        </span>
      </header>
      <div className="history-body">
        <FindingList
          history={history}
          current={step?.finding ?? null}
          onChoose={(finding) => show(steps.findIndex((one) => one.finding === finding))}
        >
          <div className="history-report-controls history-note">
            <ReportControls
              files={[{ name, history }]}
              fileName={`${splitFileName(name).base} history`}
              withContent={withContent}
              onWithContent={setWithContent}
            />
          </div>
        </FindingList>
        <BeforeAndNow
          name={name}
          source={source}
          password={password}
          history={history}
          step={step ?? null}
          scrollsToChange={hasMoved}
          onMove={move}
        />
      </div>
      <HistoryReport name={name} history={history} withContent={withContent} />
    </div>
  )
}
