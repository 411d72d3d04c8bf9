import type { ReactNode } from 'react'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { FileListFooter } from '#shared/kits/upload/FileListFooter.tsx'
import type { IntakeData } from '../state/intake.ts'

type IntakeFooterProps = {
  intake: IntakeData
  /** Why the button is disabled, or what it does. */
  reason: ReactNode
  children: ReactNode
}

export function IntakeFooter({ intake, ...footerProps }: IntakeFooterProps) {
  const entries = intake.accounts.flatMap((account) => account.entries)
  return <FileListFooter entries={entries} limits={UPLOAD_LIMITS.bankStatement} {...footerProps} />
}
