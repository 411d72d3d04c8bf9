import { Suspense } from 'react'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { Nothing } from '#shared/ui/Nothing.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { BANK_STATEMENT } from '#features/financial/bankStatement/wire/submission.ts'
import { uploadsOf } from '../files/accountUploads.ts'
import { readyFiles, type IntakeAccount } from '../state/intakeAccount.ts'
import { selectFacts } from '../state/intakeSlice.ts'

const DocumentNote = lazyPart(
  async () => (await import('#shared/document/DocumentNote.tsx')).DocumentNote,
  { what: 'What the files look like', Lost: Nothing },
)

type OtherDocumentsNoteProps = { account: IntakeAccount }

/** Files of an account that are no bank statement, or have no text: said before credits are spent. */
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
        onHandedOver={({ id }) => dispatch(uploadsOf(account.id)).remove(id)}
      />
    </Suspense>
  )
}
