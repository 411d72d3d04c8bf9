import { memo, Suspense, useId, useState, type ComponentProps, type ReactNode } from 'react'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import type { FileHistoryLineProps } from '../histories/FileHistoryLine.tsx'
import { hasHistory } from '../histories/hasHistory.ts'
import { UnlockForm } from '../passwords/UnlockForm.tsx'
import { AddMoreFiles, type AddMoreTexts } from './AddMoreFiles.tsx'
import { FileCard } from './FileCard.tsx'
import { FileListHeader } from './FileListHeader.tsx'
import { useFileStatusMessages, type FileStatusMessage } from './fileStatusMessage.ts'
import { countByStatus } from './remainingTasks.ts'
import { RemedyButtons } from './RemedyButtons.tsx'
import { entryStatus, type FileStatus, type UploadEntry } from './uploadEntry.ts'
import type { FileActions } from './useFileList.ts'

export type ChosenFilesProps = {
  limits: UploadLimits
  /** Actions are null where the files can only be read. */
  list: { entries: readonly UploadEntry[]; actions: FileActions | null }
  name?: string
  /** Null: files cannot be added. */
  addMore?: AddMoreTexts
  /** Files of other areas that are sent with these and count towards the limit. */
  otherFiles?: number
  /** Longer names are truncated to this. Default: over 30 to 20. */
  nameMax?: number | undefined
  /** One password for all locked files, where the page stores the switch. */
  sharedPassword?: { isOn: boolean; onSwitch: (on: boolean) => void }
  announcement?: string
  /** Replaces the check result of a valid file. */
  warningOf?: (entry: UploadEntry, status: FileStatus) => FileStatusMessage | null
  /** What the page knows besides the check result. */
  renderFacts?: (entry: UploadEntry) => ReactNode
  renderActions?: ((entry: UploadEntry, status: FileStatus) => ReactNode) | undefined
  /** A field beside the file's name. */
  renderField?: (entry: UploadEntry) => ReactNode
  renderBelow?: (entry: UploadEntry) => ReactNode
  children?: ReactNode
  /** Moves the focus. Default: the page does (`useRestoreFocusAfterRemoval`). */
  onRemoved?: () => void
}

/** A longer list scrolls in its own frame, so that the content after it stays in reach. */
const SCROLL_FROM_COUNT = 24

const FileHistory = lazyWithRetry<FileHistoryLineProps>(
  async () => (await import('../histories/FileHistoryLine.tsx')).FileHistoryLine,
  { label: 'The history of the file', LoadError: RenderNothing },
)

function FileCards(props: ChosenFilesProps & { usesSharedPassword: boolean }) {
  const { limits, nameMax, usesSharedPassword, onRemoved } = props
  const { entries, actions } = props.list
  const listId = useId()
  const areAllChecked = entries.every(({ phase }) => phase.kind !== 'checking')
  return (
    <ul
      aria-label="Files"
      className={entries.length > SCROLL_FROM_COUNT ? 'upload-list-scroll' : undefined}
    >
      {entries.map((entry) => {
        const status = entryStatus(entry, entries)
        return (
          <li key={entry.id} className="file-card" aria-label={stripBidiControls(entry.name)}>
            <ChosenFile
              {...{ entry, status, nameMax, limits, usesSharedPassword, areAllChecked, listId }}
              {...{ actions, onRemoved }}
              warning={props.warningOf?.(entry, status)}
              facts={props.renderFacts?.(entry)}
              field={props.renderField?.(entry)}
            >
              {props.renderActions?.(entry, status)}
            </ChosenFile>
            {props.renderBelow?.(entry)}
          </li>
        )
      })}
    </ul>
  )
}

export function ChosenFiles(props: ChosenFilesProps) {
  const { limits, list, name, otherFiles = 0, warningOf } = props
  const [usesOwnSharedPassword, setUsesOwnSharedPassword] = useState(false)
  const { entries, actions } = list
  const acceptsSeveral = limits.maxFiles > 1
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
            title={name}
            total={entries.length}
            counts={countByStatus(
              entries,
              (entry) => warningOf?.(entry, entry.phase)?.iconTone ?? 'success',
            )}
            hasLocked={locked.length > 0}
            acceptsLocked={limits.lockedFiles === 'unlock' && actions !== null}
            usesSharedPassword={common.isOn}
            onSharedPasswordChange={common.onSwitch}
          />
        )}
        {!acceptsSeveral && name !== undefined && (
          <div className="panel-header">
            <h2 className="upload-list-title">{name}</h2>
          </div>
        )}
        {common.isOn && actions !== null && (
          <SharedPasswordForm
            locked={locked}
            onUnlock={(password) => void actions.unlockAll(password)}
          />
        )}
        {props.children}
        <FileCards {...props} usesSharedPassword={common.isOn} />
      </section>
      {actions !== null && (
        <AddMoreFiles
          limits={limits}
          texts={props.addMore}
          entries={entries}
          otherFiles={otherFiles}
          onFiles={(files) => void actions.add(files)}
        />
      )}
    </>
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

type ChosenFileProps = Omit<ComponentProps<typeof FileCard>, 'message' | 'onRemove'> & {
  limits: UploadLimits
  warning: FileStatusMessage | null | undefined
  usesSharedPassword: boolean
  /** The history of files is looked at when no file has to wait for it. */
  areAllChecked: boolean
  /** Its files are compared with each other. */
  listId: string
  actions: FileActions | null
  onRemoved: (() => void) | undefined
}

/** Memoized: with 200 files, a change must not render every card again. */
const ChosenFile = memo(function ChosenFile({
  limits,
  warning,
  usesSharedPassword,
  areAllChecked,
  listId,
  actions,
  onRemoved,
  children,
  ...card
}: ChosenFileProps) {
  const { messageOf } = useFileStatusMessages(limits)
  const { entry, status } = card
  const remove =
    actions &&
    (() => {
      actions.remove(entry.id)
      onRemoved?.()
    })
  const facts = (
    <>
      {card.facts}
      {status.kind === 'ready' && hasHistory(entry) && (
        <Suspense fallback={null}>
          <FileHistory entry={entry} list={listId} mayStart={areAllChecked} onRemove={remove} />
        </Suspense>
      )}
    </>
  )
  const message = warning ?? messageOf(entry, status)
  return (
    <FileCard {...card} facts={facts} message={message} onRemove={remove}>
      {actions !== null && remove !== null && (
        <>
          {children}
          <RemedyButtons
            entry={entry}
            status={status}
            limits={limits}
            usesSharedPassword={usesSharedPassword}
            actions={actions}
            onRemove={remove}
          />
        </>
      )}
    </FileCard>
  )
})
