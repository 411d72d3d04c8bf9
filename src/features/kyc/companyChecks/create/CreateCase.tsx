import briefcase from 'bootstrap-icons/icons/briefcase.svg?raw'
import shield from 'bootstrap-icons/icons/shield-check.svg?raw'
import table from 'bootstrap-icons/icons/table.svg?raw'
import unlock from 'bootstrap-icons/icons/unlock.svg?raw'
import './create.css'
import { useState, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { DropZone } from '#shared/kits/upload/DropZone.tsx'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { HelpPanel, type HelpRow } from '#shared/ui/components/overlays/HelpPanel.tsx'
import { Stepper } from '#shared/ui/components/Stepper.tsx'
import { TemplateLink } from './TemplateLink.tsx'
import { validateWorkbook, WORKBOOK_LIMITS } from './validateWorkbook.ts'
import { WorkbookDetails } from './WorkbookDetails.tsx'

type UploadStepProps = {
  /** The removed file's card had the focus. */
  shouldFocus: boolean
  onFile: (file: File) => void
}

const INSTRUCTIONS: readonly HelpRow[] = [
  {
    icon: briefcase,
    title: 'One row per check',
    description: 'A candidate with two past employers has two rows.',
  },
  {
    icon: table,
    title: 'The columns of the template',
    description: 'Each row needs a work order, company, candidate and employment date.',
  },
  {
    icon: unlock,
    title: 'No password',
    description: 'A locked workbook is rejected before it is sent.',
  },
  {
    icon: shield,
    title: 'Checked before it is sent',
    description: 'You see the number of rows and any empty cells. The file itself is not changed.',
  },
]

function UploadStep({ shouldFocus, onFile }: UploadStepProps) {
  const dispatch = useAppDispatch()
  const stage = useRef<HTMLElement>(null)
  useEffect(() => {
    if (shouldFocus) stage.current?.focus()
  }, [shouldFocus])
  const acceptFiles = async (files: readonly File[]) => {
    const file = await dispatch(validateWorkbook(files))
    if (file !== null) onFile(file)
  }
  return (
    <section ref={stage} className="upload-page" aria-label="Create Case" tabIndex={-1}>
      <DropZone
        limits={WORKBOOK_LIMITS}
        title="Drop the workbook of checks here"
        onFiles={(files) => void acceptFiles(files)}
      >
        <TemplateLink className="btn btn-secondary">Download template</TemplateLink>
      </DropZone>
      <HelpPanel title="Before you upload" rows={INSTRUCTIONS} />
    </section>
  )
}

type CreateCaseProps = {
  headSlot: HTMLElement | null
  onProcessed: () => void
}

const STEPS = ['Upload', 'Details'] as const

/** `selectionCount` tells files of the same name apart. */
type SelectedFile = { file: File | null; selectionCount: number }

export function CreateCase({ headSlot, onProcessed }: CreateCaseProps) {
  const [{ file, selectionCount: nth }, setChosen] = useState<SelectedFile>({
    file: null,
    selectionCount: 0,
  })
  const selectFile = (next: File | null) =>
    setChosen((before) => ({ file: next, selectionCount: before.selectionCount + 1 }))
  return (
    <>
      {headSlot !== null &&
        createPortal(<Stepper steps={STEPS} current={file === null ? 0 : 1} />, headSlot)}
      {file === null ? (
        <UploadStep shouldFocus={nth > 0} onFile={selectFile} />
      ) : (
        <WorkbookDetails
          key={nth}
          file={file}
          onReplaced={selectFile}
          onRemoved={() => selectFile(null)}
          onProcessed={onProcessed}
        />
      )}
    </>
  )
}
