import type { ReactNode } from 'react'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { ListFoot } from '#shared/upload/ListFoot.tsx'
import type { Work } from '../state/intake.ts'

type IntakeFootProps = {
  work: Work
  /** Why the button is disabled, or what it will do. */
  reason: ReactNode
  /** Buttons, the primary last. */
  children: ReactNode
}

/** Totals of all accounts, and the way on. */
export function IntakeFoot({ work, ...foot }: IntakeFootProps) {
  const entries = work.accounts.flatMap((account) => account.entries)
  return <ListFoot entries={entries} limits={UPLOAD_LIMITS.bankStatement} {...foot} />
}
