import { Suspense, useEffect, useState } from 'react'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { useStoreSelector } from '#shared/ui/hooks/useStore.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { fileHistories, type ReadOriginal } from './fileHistories.ts'
import { strengthOf } from './ruleTable.ts'
import { LookButton } from './screen/LookButton.tsx'
import { STRENGTH_ICON } from './screen/strengthIcons.ts'
import { summarizeHistory } from './summary.ts'
import './history.css'

const HistoryDialog = lazyWithRetry(
  async () => (await import('./screen/HistoryDialog.tsx')).HistoryDialog,
  { label: 'The history of the file' },
)

export type HistoryLineProps = {
  file: { id: string; name: string }
  /** An id that the files of one list share, which are compared with each other. */
  list: string
  read: ReadOriginal
  /** False while more urgent work is going on. */
  mayStart: boolean
  /** Takes the file out of the list. Null: it can only be read. */
  onRemove: (() => void) | null
}

/** "History of the file" in a list of checked files: the worst finding, and all of them on a click. Never in the way. */
export function HistoryLine({ file, list, read, mayStart, onRemove }: HistoryLineProps) {
  const { id, name } = file
  const histories = useSessionScope().get(fileHistories)
  const state = useStoreSelector(histories, (all) => all.get(id))
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (mayStart) histories.request({ id, read, listed: { list, name } })
  }, [histories, id, name, list, read, mayStart])
  useEffect(() => () => histories.leaveList(id, list), [histories, id, list])
  if (state === undefined || state.kind === 'running')
    return <div className="history-line small faint">History of the file: looking</div>
  const { title, tone, more } = summarizeHistory(state)
  const worst = state.kind === 'read' ? state.findings[0] : undefined
  return (
    <div className="history-line">
      <span className="small muted">History of the file</span>
      <Chip tone={tone} icon={worst === undefined ? undefined : STRENGTH_ICON[strengthOf(worst)]}>
        {title}
      </Chip>
      {more > 0 && <span className="small muted">{more} more</span>}
      {state.kind === 'read' && <LookButton name={name} onPress={() => setIsOpen(true)} />}
      {isOpen && state.kind === 'read' && (
        <Suspense fallback={null}>
          <HistoryDialog
            name={name}
            read={read}
            history={state}
            onClose={() => setIsOpen(false)}
            onRemove={onRemove}
          />
        </Suspense>
      )}
    </div>
  )
}
