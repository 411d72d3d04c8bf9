import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Stepper } from '#shared/ui/Stepper.tsx'
import type { SubClient } from '../case.ts'
import { Details } from './Details.tsx'
import { UploadStage } from './UploadStage.tsx'
import './create.css'

type CreateCaseProps = {
  subClient: SubClient
  /** In the page's head, beside the sub-client: where the stepper stands. */
  headSlot: HTMLElement | null
  /** The file was taken: the list is next. */
  onProcessed: () => void
}

const STEPS = ['Upload', 'Details'] as const

/** A CSV of candidates, checked and sent (kyc §2, look 16b). */
export function CreateCase({ subClient, headSlot, onProcessed }: CreateCaseProps) {
  const [file, setFile] = useState<File | null>(null)
  return (
    <>
      {headSlot !== null &&
        createPortal(<Stepper steps={STEPS} current={file === null ? 0 : 1} />, headSlot)}
      {file === null ? (
        <UploadStage subClient={subClient} onFile={setFile} />
      ) : (
        <Details
          file={file}
          subClient={subClient}
          onRemoved={() => setFile(null)}
          onProcessed={onProcessed}
        />
      )}
    </>
  )
}
