import { memo, useMemo, useState, type ReactNode } from 'react'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { stripBidiControls } from '#shared/platform/lib/fileName.ts'
import { CompactDropZone } from './CompactDropZone.tsx'
import { useFileIntake } from './DropZone.tsx'
import { FileCard } from './FileCard.tsx'
import { FileListHeader } from './FileListHeader.tsx'
import { useFileStatusMessages, type FileStatusMessage } from './fileStatusMessage.ts'
import { dropHint, moreHint } from './formatLimits.ts'
import { countByStatus } from './remainingTasks.ts'
import { RemedyButtons } from './RemedyButtons.tsx'
import { UnlockForm } from './UnlockForm.tsx'
import { entryStatus, type FileStatus, type UploadEntry } from './uploadEntry.ts'
import type { FileCardActions, UploadFileList } from './useFileList.ts'

export type ChosenFilesProps = {
  limits: UploadLimits
  list: UploadFileList
  name?: string
  /** Null: files cannot be added. */
  addMore?: { lead: string; button: string } | null
  /** Files of other areas that are sent with these and count towards the limit. */
  otherFiles?: number
  /** Longer names are truncated to this. Default: over 30 to 20. */
  nameMax?: number
  /** One password for all locked files, where the page stores the switch. */
  sharedPassword?: { isOn: boolean; onSwitch: (on: boolean) => void }
  announcement?: string
  /** Replaces the check result of a valid file. */
  warningOf?: (entry: UploadEntry, status: FileStatus) => FileStatusMessage | null
  /** What the page knows besides the check result. */
  renderFacts?: (entry: UploadEntry) => ReactNode
  renderActions?: (entry: UploadEntry, status: FileStatus) => ReactNode
  children?: ReactNode
  /** Moves the focus. Default: the page does (`useRestoreFocusAfterRemoval`). */
  onRemoved?: () => void
}

/** A longer list scrolls in its own frame, so that the content after it stays in reach. */
const SCROLL_FROM_COUNT = 24

const ADD_MORE_TEXTS = {
  one: { lead: 'Drop another file here or', button: 'Browse files' },
  many: { lead: 'Drop more files here or', button: 'Browse files' },
} as const

export function ChosenFiles(props: ChosenFilesProps) {
  const { limits, list, name, otherFiles = 0, warningOf, renderFacts, renderActions } = props
  const [usesOwnSharedPassword, setUsesOwnSharedPassword] = useState(false)
  const { entries } = list
  const actions = useCardActions(list)
  const acceptsSeveral = limits.maxFiles > 1
  const warningCount = entries.filter((entry) =>
    warningOf?.(entry, entryStatus(entry, entries)),
  ).length
  const locked = entries.filter(({ phase }) => phase.kind === 'locked')
  const common = props.sharedPassword ?? {
    isOn: usesOwnSharedPassword && locked.length > 0,
    onSwitch: setUsesOwnSharedPassword,
  }
  const label = acceptsSeveral ? 'Chosen files' : 'Chosen file'
  return (
    <>
      <section className="panel" aria-label={name === undefined ? label : undefined}>
        {acceptsSeveral && (
          <FileListHeader
            {...(name === undefined ? {} : { title: name })}
            total={entries.length}
            counts={countByStatus(entries, warningCount)}
            hasLocked={locked.length > 0}
            acceptsLocked={limits.lockedFiles === 'unlock'}
            usesSharedPassword={common.isOn}
            onSharedPasswordChange={common.onSwitch}
          />
        )}
        {!acceptsSeveral && name !== undefined && (
          <div className="panel-header">
            <h2 className="upload-list-title">{name}</h2>
          </div>
        )}
        {common.isOn && (
          <SharedPasswordForm
            locked={locked}
            onUnlock={(password) => void list.unlockAll(password)}
          />
        )}
        {props.children}
        <ul
          aria-label="Files"
          className={entries.length > SCROLL_FROM_COUNT ? 'upload-list-scroll' : undefined}
        >
          {entries.map((entry) => {
            const status = entryStatus(entry, entries)
            return (
              <li key={entry.id} className="file-card" aria-label={stripBidiControls(entry.name)}>
                <ChosenFile
                  entry={entry}
                  status={status}
                  warning={warningOf?.(entry, status)}
                  facts={renderFacts?.(entry)}
                  nameMax={props.nameMax}
                  limits={limits}
                  usesSharedPassword={common.isOn}
                  actions={actions}
                  onRemoved={props.onRemoved}
                >
                  {renderActions?.(entry, status)}
                </ChosenFile>
              </li>
            )
          })}
        </ul>
      </section>
      <AddMoreFiles
        limits={limits}
        texts={props.addMore}
        entries={entries}
        otherFiles={otherFiles}
        onFiles={(files) => void list.add(files)}
      />
    </>
  )
}

/** The same object until a function changes, for the memoized cards. */
function useCardActions({
  add,
  remove,
  rename,
  keepBoth,
  recheck,
}: UploadFileList): FileCardActions {
  return useMemo(
    () => ({ add, remove, rename, keepBoth, recheck }),
    [add, remove, rename, keepBoth, recheck],
  )
}

type SharedPasswordFormProps = {
  locked: readonly UploadEntry[]
  onUnlock: (password: string) => void
}

function SharedPasswordForm({ locked, onUnlock }: SharedPasswordFormProps) {
  return (
    <div className="upload-shared-password">
      <UnlockForm
        label="Single password"
        button="Unlock all"
        isWrong={false}
        isBusy={locked.some(({ phase }) => 'attempt' in phase && phase.attempt === 'running')}
        onUnlock={onUnlock}
      />
      <span className="small muted">
        Tried on every locked file and used for those that it opens.
      </span>
    </div>
  )
}

type ChosenFileProps = {
  limits: UploadLimits
  entry: UploadEntry
  status: FileStatus
  warning: FileStatusMessage | null | undefined
  facts: ReactNode
  nameMax: number | undefined
  usesSharedPassword: boolean
  actions: FileCardActions
  onRemoved: (() => void) | undefined
  children: ReactNode
}

/** Memoized: with 200 files, a change must not render every card again. */
const ChosenFile = memo(function ChosenFile({
  entry,
  status,
  warning,
  facts,
  nameMax,
  limits,
  usesSharedPassword,
  actions,
  onRemoved,
  children,
}: ChosenFileProps) {
  const { messageOf } = useFileStatusMessages(limits)
  const remove = () => {
    actions.remove(entry.id)
    onRemoved?.()
  }
  return (
    <FileCard
      entry={entry}
      status={status}
      message={warning ?? messageOf(entry, status)}
      facts={facts}
      nameMax={nameMax}
      onRemove={remove}
    >
      {children}
      <RemedyButtons
        entry={entry}
        status={status}
        limits={limits}
        usesSharedPassword={usesSharedPassword}
        actions={actions}
        onRemove={remove}
      />
    </FileCard>
  )
})

type AddMoreFilesProps = PageDropListenerProps & {
  texts: ChosenFilesProps['addMore']
  entries: readonly UploadEntry[]
  otherFiles: number
}

function AddMoreFiles({ limits, texts, entries, otherFiles, onFiles }: AddMoreFilesProps) {
  const acceptsSeveral = limits.maxFiles > 1
  const more = texts === undefined ? ADD_MORE_TEXTS[acceptsSeveral ? 'many' : 'one'] : texts
  const hasProblem = entries.some(({ phase }) => phase.kind === 'problem')
  if (more === null || !(acceptsSeveral || hasProblem))
    return <PageDropListener limits={limits} onFiles={onFiles} />
  return (
    <CompactDropZone
      limits={limits}
      {...more}
      hint={acceptsSeveral ? moreHint(limits, entries.length + otherFiles) : dropHint(limits)}
      onFiles={onFiles}
    />
  )
}

type PageDropListenerProps = { limits: UploadLimits; onFiles: (files: File[]) => void }

/** Accepts drops and pastes while no drop zone is shown: the browser would navigate to the file. */
function PageDropListener({ limits, onFiles }: PageDropListenerProps) {
  useFileIntake(limits, 'Choose another file', onFiles)
  return null
}
