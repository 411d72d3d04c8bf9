import { Suspense } from 'react'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import { BANK_STATEMENT } from '../../api/submission.ts'
import { uploadsOf } from '../files/accountUploads.ts'
import { readyFiles, type IntakeAccount } from '../state/intakeAccount.ts'
import { selectFacts } from '../state/intakeSlice.ts'

const DocumentNote = lazyWithRetry(
  async () =>
    (await import('#shared/kits/documentType/DocumentTypeWarnings.tsx')).DocumentTypeWarnings,
  { label: 'The document check', LoadError: RenderNothing },
)

type OtherDocumentsNoteProps = { account: IntakeAccount }

export function OtherDocumentsNote({ account }: OtherDocumentsNoteProps) {
  const dispatch = useAppDispatch()
  const facts = useAppSelector(selectFacts)
  const files = readyFiles(account)
  const kinds = Object.fromEntries(files.map(({ id }) => [id, facts[id]?.document]))
  return (
    <Suspense fallback={null}>
      <DocumentNote
        service={BANK_STATEMENT}
        files={files}
        kinds={kinds}
        onTransferred={({ id }) => dispatch(uploadsOf(account.id)).remove(id)}
      />
    </Suspense>
  )
}
