import { Suspense } from 'react'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import { BANK_STATEMENT } from '../../api/submission.ts'
import { readyFiles, type IntakeAccount } from '../state/intakeAccount.ts'

const Notes = lazyWithRetry(
  async () =>
    (await import('#shared/kits/analyzer/previouslySent/PreviouslySentNotes.tsx'))
      .PreviouslySentNotes,
  { label: 'The check for earlier uploads', LoadError: RenderNothing },
)

type PreviouslySentNotesProps = { accounts: readonly IntakeAccount[] }

/** Before credits are spent; never blocks. */
export function PreviouslySentNotes({ accounts }: PreviouslySentNotesProps) {
  return (
    <Suspense fallback={null}>
      <Notes analyzer={BANK_STATEMENT} files={accounts.flatMap(readyFiles)} />
    </Suspense>
  )
}
