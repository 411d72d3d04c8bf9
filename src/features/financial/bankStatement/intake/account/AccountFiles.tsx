import key from 'bootstrap-icons/icons/key.svg?raw'
import { useRef } from 'react'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { DropStrip } from '#shared/upload/DropStrip.tsx'
import { FileList } from '#shared/upload/FileList.tsx'
import { moreHint } from '#shared/upload/limitWords.ts'
import { ListHead } from '#shared/upload/ListHead.tsx'
import { countList } from '#shared/upload/toDo.ts'
import { UnlockForm } from '#shared/upload/UnlockForm.tsx'
import { addFiles, unlockAll, uploadsOf } from '../files/accountUploads.ts'
import { hasLocked, type IntakeAccount } from '../state/intakeAccount.ts'
import { bankPasswordHint } from '#features/financial/bankStatement/banks/passwordHint.ts'

type AccountFilesProps = {
  account: IntakeAccount
  /** How many files the other account has, which count towards the limits too. */
  otherFiles: number
  /** One password is asked for all locked files. */
  isCommon: boolean
  onCommon: (on: boolean) => void
}

const LIMITS = UPLOAD_LIMITS.bankStatement

/** The files of one account with the verdict and the remedy of each, and the way to add more (analyzers §2, screens 3 to 5). */
export function AccountFiles({ account, otherFiles, isCommon, onCommon }: AccountFilesProps) {
  const dispatch = useAppDispatch()
  const root = useRef<HTMLDivElement>(null)
  const { id } = account
  const entries = [...account.entries]
  const hint = hasLocked(account) ? bankPasswordHint(account.bankName) : null
  const isBusy = entries.some(({ phase }) => phase.kind === 'locked' && phase.attempt === 'running')
  return (
    <div className="upload-main" ref={root} tabIndex={-1}>
      <section className="panel" aria-label="Chosen files">
        <ListHead
          total={entries.length}
          counts={countList(entries)}
          hasLocked={hasLocked(account)}
          takesLocked
          commonPassword={isCommon}
          onCommonPassword={onCommon}
        />
        {isCommon && (
          <div className="upload-common">
            <UnlockForm
              label="Single password"
              button="Unlock all"
              wrong={false}
              busy={isBusy}
              onUnlock={(password) => void dispatch(unlockAll(id, password))}
            />
            <span className="small muted">
              Tried on every locked file; those that it opens keep it.
            </span>
          </div>
        )}
        {hint !== null && (
          <p className="upload-common small muted">
            <Icon of={key} />
            {hint}
          </p>
        )}
        <FileList
          uploads={dispatch(uploadsOf(id))}
          entries={entries}
          limits={LIMITS}
          commonPassword={isCommon}
          onReplace={(files, replaces) => void dispatch(addFiles(id, files, { replaces }))}
          onRemoved={() => root.current?.focus()}
        />
      </section>
      <DropStrip
        limits={LIMITS}
        lead="Drop more files here or"
        button="UPLOAD FILES"
        hint={moreHint(LIMITS, entries.length + otherFiles)}
        onFiles={(files) => void dispatch(addFiles(id, files))}
      />
    </div>
  )
}
