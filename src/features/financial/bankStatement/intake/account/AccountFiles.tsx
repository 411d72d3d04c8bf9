import key from 'bootstrap-icons/icons/key.svg?raw'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { FileArea } from '#shared/upload/FileArea.tsx'
import type { FileList } from '#shared/upload/useFileList.ts'
import { addFiles, unlockAll, uploadsOf } from '../files/accountUploads.ts'
import { hasLocked, type IntakeAccount } from '../state/intakeAccount.ts'
import { passwordHint } from '#features/financial/bankStatement/banks/passwordHint.ts'

type AccountFilesProps = {
  account: IntakeAccount
  /** How many files the other account has, which count towards the limits too. */
  otherFiles: number
  /** One password is asked for all locked files. */
  isCommon: boolean
  onCommon: (on: boolean) => void
}

/** The files of one account with the verdict and the remedy of each, and the way to add more (analyzers §2, screens 3 to 5). */
export function AccountFiles({ account, otherFiles, isCommon, onCommon }: AccountFilesProps) {
  const dispatch = useAppDispatch()
  const { id, entries } = account
  const hint = hasLocked(account) ? passwordHint(account.bankName) : null
  const list: FileList = {
    ...dispatch(uploadsOf(id)),
    entries,
    add: async (files, options) => dispatch(addFiles(id, files, options)),
    unlockAll: async (password) => dispatch(unlockAll(id, password)),
  }
  return (
    <FileArea
      limits={UPLOAD_LIMITS.bankStatement}
      list={list}
      title="Drop bank statements here"
      otherFiles={otherFiles}
      common={{ isOn: isCommon, onSwitch: onCommon }}
    >
      {hint !== null && (
        <p className="upload-common small muted">
          <Icon of={key} />
          {hint}
        </p>
      )}
    </FileArea>
  )
}
