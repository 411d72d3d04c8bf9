import key from 'bootstrap-icons/icons/key.svg?raw'
import { useMemo } from 'react'
import { useOpenList, type FileActions } from '#shared/kits/upload/fileList/useFileList.ts'
import { FileUploader } from '#shared/kits/upload/FileUploader.tsx'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { formatInr } from '#shared/platform/lib/numbers/money.ts'
import { formatPeriod } from '#shared/platform/lib/time/formatPeriod.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { passwordHint } from '../../banks/passwordHint.ts'
import { addStatements, uploadsOf } from '../files/accountUploads.ts'
import { recheckFile } from '../files/unlockFiles.ts'
import { hasLocked, type IntakeAccount } from '../state/intakeAccount.ts'
import { selectFacts } from '../state/intakeSlice.ts'

type StatementFactsTextProps = { file: string }

function StatementFactsText({ file }: StatementFactsTextProps) {
  const facts = useAppSelector(selectFacts)[file]
  if (facts === undefined) return null
  const { bankName, accountEnd, holder, accountType, period, opening, closing } = facts
  const account = [
    bankName,
    accountEnd === null ? null : `A/c ••${accountEnd}`,
    holder,
    accountType,
  ].filter((part) => part !== null)
  const balances = [
    period === null ? null : formatPeriod(period),
    opening === null ? null : `opening ₹${formatInr(opening)}`,
    closing === null ? null : `closing ₹${formatInr(closing)}`,
  ].filter((part) => part !== null)
  return [account, balances].map(
    (parts, index) =>
      parts.length > 0 && (
        <div key={index} className="tiny muted">
          {parts.join(' · ')}
        </div>
      ),
  )
}

const LIMITS = UPLOAD_LIMITS.bankStatement

type AccountFilesProps = {
  account: IntakeAccount
  /** Number of files, which count towards the same limits. */
  otherFiles: number
  isCommonPassword: boolean
  onCommonPassword: (on: boolean) => void
}

export function AccountFiles({
  account,
  otherFiles,
  isCommonPassword,
  onCommonPassword,
}: AccountFilesProps) {
  const dispatch = useAppDispatch()
  const { id, entries } = account
  const hint = hasLocked(account) ? passwordHint(account.bankName) : null
  const list = useOpenList(dispatch(uploadsOf(id)), LIMITS)
  const actions = useMemo(
    (): FileActions => ({
      ...list.actions,
      add: async (files, options) => dispatch(addStatements(id, files, options)),
      recheck: async (file, password) => dispatch(recheckFile(id, file, password)),
    }),
    [dispatch, id, list.actions],
  )
  return (
    <FileUploader
      limits={LIMITS}
      list={{ entries, actions }}
      title="Drop bank statements here"
      otherFiles={otherFiles}
      // Quoted from analyzers §2.
      addMore={{ lead: 'Drop more files here or', button: 'UPLOAD FILES' }}
      renderFacts={(entry) => <StatementFactsText file={entry.id} />}
      sharedPassword={{ isOn: isCommonPassword, onSwitch: onCommonPassword }}
    >
      {hint !== null && (
        <p className="upload-shared-password small muted">
          <Icon of={key} />
          {hint}
        </p>
      )}
    </FileUploader>
  )
}
