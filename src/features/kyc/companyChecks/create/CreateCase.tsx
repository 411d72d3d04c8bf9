import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Stepper } from '#shared/ui/Stepper.tsx'
import { Details } from './Details.tsx'
import { UploadStage } from './UploadStage.tsx'
import './create.css'

type CreateCaseProps = {
  /** In the page's head: where the stepper stands. */
  headSlot: HTMLElement | null
  /** The file was taken: the list is next. */
  onProcessed: () => void
}

const STEPS = ['Upload', 'Details'] as const

/** Nothing, or the file of the Details Page; `nth` tells it from one of the same name before it. */
type Chosen = { file: File | null; nth: number }

/** A workbook of checks is chosen, looked at and sent (kyc §2, look 13b). */
export function CreateCase({ headSlot, onProcessed }: CreateCaseProps) {
  const [{ file, nth }, setChosen] = useState<Chosen>({ file: null, nth: 0 })
  const choose = (next: File | null) => setChosen((before) => ({ file: next, nth: before.nth + 1 }))
  return (
    <>
      {headSlot !== null &&
        createPortal(<Stepper steps={STEPS} current={file === null ? 0 : 1} />, headSlot)}
      {file === null ? (
        <UploadStage isBack={nth > 0} onFile={choose} />
      ) : (
        <Details
          key={nth}
          file={file}
          onReplaced={choose}
          onRemoved={() => choose(null)}
          onProcessed={onProcessed}
        />
      )}
    </>
  )
}
