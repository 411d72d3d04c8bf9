import { useState, type ReactNode } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import { withoutTurns } from '#shared/lib/fileName.ts'
import { DropStrip } from './DropStrip.tsx'
import { FileCard } from './FileCard.tsx'
import { dropHint, moreHint } from './limitWords.ts'
import { ListHead } from './ListHead.tsx'
import { Remedies } from './Remedies.tsx'
import { countList } from './toDo.ts'
import { UnlockForm } from './UnlockForm.tsx'
import { statusOf, type FileStatus, type UploadEntry } from './uploadEntry.ts'
import { useFileIntake } from './useFileIntake.ts'
import type { FileList } from './useFileList.ts'
import { useVerdicts, type Verdict } from './verdict.ts'

export type ChosenFilesProps = {
  limits: UploadLimits
  list: FileList
  /** Name of the area, where the page has several. */
  name?: string
  /** Words of the way to more files; null for none. Left out: those of another file, or of more files. */
  more?: { lead: string; button: string } | null
  /** How many files of other areas are sent with these: they count towards the limit. */
  otherFiles?: number
  /** A longer file name is cut at so many characters; left out: over 30 at 20. */
  nameMax?: number
  /** Whether one password is asked for all locked files, where the page keeps it; otherwise it is kept here. */
  common?: { isOn: boolean; onSwitch: (on: boolean) => void }
  /** How the checks stand, for a screen reader; the cards show it. */
  announcement?: string
  /** What a page has to say of a file that its checks let pass, in the place of their verdict. */
  doubtOf?: (entry: UploadEntry, status: FileStatus) => Verdict | null
  /** Further buttons of a card. */
  extra?: (entry: UploadEntry, status: FileStatus) => ReactNode
  /** Stands above the cards. */
  children?: ReactNode
  /** After a card is gone: the focus must go somewhere. Left out: the page keeps it (`useFocusKept`). */
  onRemoved?: () => void
}

/** A list of more files scrolls in its own frame, so that what follows it stays in reach. */
const LONG_LIST = 24

const MORE = {
  one: { lead: 'Drop another file here or', button: 'browse' },
  many: { lead: 'Drop more files here or', button: 'UPLOAD FILES' },
} as const

/** The cards of an area that holds files, and the way to more of them. */
export function ChosenFiles({
  limits,
  list,
  name,
  children,
  onRemoved,
  ...props
}: ChosenFilesProps) {
  const { otherFiles = 0, nameMax, doubtOf, extra } = props
  const { verdictOf } = useVerdicts(limits)
  const [wantsCommon, setWantsCommon] = useState(false)
  const { entries } = list
  const isMany = limits.maxFiles > 1
  const doubts = entries.filter((entry) => doubtOf?.(entry, statusOf(entry, entries))).length
  const locked = entries.filter(({ phase }) => phase.kind === 'locked')
  const common = props.common ?? {
    isOn: wantsCommon && locked.length > 0,
    onSwitch: setWantsCommon,
  }
  const more = props.more === undefined ? MORE[isMany ? 'many' : 'one'] : props.more
  const isInTrouble = entries.some(({ phase }) => phase.kind === 'problem')
  const label = isMany ? 'Chosen files' : 'Chosen file'
  const take = (files: File[]) => void list.add(files)
  return (
    <>
      <section className="panel" aria-label={name === undefined ? label : undefined}>
        {isMany && (
          <ListHead
            {...(name === undefined ? {} : { title: name })}
            total={entries.length}
            counts={countList(entries, doubts)}
            hasLocked={locked.length > 0}
            takesLocked={limits.locked === 'unlock'}
            commonPassword={common.isOn}
            onCommonPassword={common.onSwitch}
          />
        )}
        {!isMany && name !== undefined && (
          <div className="panel-head">
            <h2 className="upload-list-title">{name}</h2>
          </div>
        )}
        {common.isOn && (
          <div className="upload-common">
            <UnlockForm
              label="Single password"
              button="Unlock all"
              wrong={false}
              busy={locked.some(({ phase }) => 'attempt' in phase && phase.attempt === 'running')}
              onUnlock={(password) => void list.unlockAll(password)}
            />
            <span className="small muted">
              Tried on every locked file; those that it opens keep it.
            </span>
          </div>
        )}
        {children}
        <ul aria-label="Files" className={entries.length > LONG_LIST ? 'upload-long' : undefined}>
          {entries.map((entry) => {
            const status = statusOf(entry, entries)
            const remove = () => {
              list.remove(entry.id)
              onRemoved?.()
            }
            return (
              <li key={entry.id} className="file-card" aria-label={withoutTurns(entry.name)}>
                <FileCard
                  entry={entry}
                  status={status}
                  verdict={doubtOf?.(entry, status) ?? verdictOf(entry, status)}
                  nameMax={nameMax}
                  onRemove={remove}
                >
                  {extra?.(entry, status)}
                  <Remedies
                    entry={entry}
                    status={status}
                    limits={limits}
                    commonPassword={common.isOn}
                    list={list}
                    onRemove={remove}
                  />
                </FileCard>
              </li>
            )
          })}
        </ul>
      </section>
      {more !== null && (isMany || isInTrouble) ? (
        <DropStrip
          limits={limits}
          {...more}
          hint={isMany ? moreHint(limits, entries.length + otherFiles) : dropHint(limits)}
          onFiles={take}
        />
      ) : (
        <PageIntake limits={limits} onFiles={take} />
      )}
    </>
  )
}

type PageIntakeProps = { limits: UploadLimits; onFiles: (files: File[]) => void }

/** Takes drops and pastes while no drop zone is shown: the browser would leave the page to open the file. */
function PageIntake({ limits, onFiles }: PageIntakeProps) {
  useFileIntake(limits, 'Choose another file', onFiles)
  return null
}
