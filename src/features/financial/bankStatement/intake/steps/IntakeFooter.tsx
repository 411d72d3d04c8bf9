import { type ReactNode, useState } from 'react'
import { FileListFooter } from '#shared/kits/upload/fileList/FileListFooter.tsx'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { continueWhenRead } from '../files/waitForReads.ts'
import type { IntakeData } from '../state/intake.ts'
import { isComplete, type IntakeAccount } from '../state/intakeAccount.ts'

type IntakeFooterProps = {
  intake: IntakeData
  reason: ReactNode
  children: ReactNode
}

export function IntakeFooter({ intake, ...footerProps }: IntakeFooterProps) {
  const entries = intake.accounts.flatMap((account) => account.entries)
  return <FileListFooter entries={entries} limits={UPLOAD_LIMITS.bankStatement} {...footerProps} />
}

/** A press while files are still being read counts once they are read. */
export function ContinueButton({ account }: { account: IntakeAccount }) {
  const dispatch = useAppDispatch()
  const [isWaiting, setWaiting] = useState(false)
  const press = async () => {
    if (isWaiting) return
    setWaiting(true)
    await dispatch(continueWhenRead())
    setWaiting(false)
  }
  return (
    <button
      type="button"
      className="btn btn-primary"
      disabled={!isComplete(account)}
      aria-busy={isWaiting}
      onClick={() => void press()}
    >
      Continue
    </button>
  )
}
