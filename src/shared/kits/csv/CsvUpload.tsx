import clipboard from 'bootstrap-icons/icons/clipboard.svg?raw'
import { useState, useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { DropZone } from '#shared/kits/upload/DropZone.tsx'
import { PLAIN_NAME_ROW } from '#shared/kits/upload/instructionRows.ts'
import './csv.css'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { HelpPanel, type HelpRow } from '#shared/ui/components/overlays/HelpPanel.tsx'
import { Stepper } from '#shared/ui/components/Stepper.tsx'
import { acceptCsvFile } from './acceptCsvFile.ts'
import { CsvDetailsStep, usePastedCsv } from './CsvDetailsStep.tsx'
import type { CsvIntake } from './csvIntake.ts'
import { TemplateButton } from './TemplateButton.tsx'

const PASTE_ROW: HelpRow = {
  icon: clipboard,
  title: 'Rows can be pasted',
  description: 'Copy them in a spreadsheet, including the header row, and paste them on this page.',
}

type CsvInstructionsProps = { intake: Pick<CsvIntake, 'instructions' | 'shouldCheckName'> }

function CsvInstructions({ intake: { instructions, shouldCheckName } }: CsvInstructionsProps) {
  const rows = [...instructions, ...(shouldCheckName ? [PLAIN_NAME_ROW] : []), PASTE_ROW]
  return <HelpPanel title="Before you upload" rows={rows} />
}

type CsvUploadStepProps = {
  intake: CsvIntake
  /** The focus then goes to the drop zone, because the removed card had it. */
  isReturning: boolean
  onFile: (file: File) => void
}

function CsvUploadStep({ intake, isReturning, onFile }: CsvUploadStepProps) {
  const dispatch = useAppDispatch()
  const sectionRef = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isReturning) sectionRef.current?.focus()
  }, [isReturning])
  const acceptFiles = async (files: readonly File[]) => {
    const file = await dispatch(acceptCsvFile(files, intake))
    if (file !== null) onFile(file)
  }
  usePastedCsv((file) => void acceptFiles([file]))
  return (
    <section
      ref={sectionRef}
      className="upload-page csv-upload"
      aria-label={intake.title}
      tabIndex={-1}
    >
      <DropZone
        limits={intake.limits}
        title={intake.dropTitle}
        onFiles={(files) => void acceptFiles(files)}
      >
        <TemplateButton template={intake.template} className="btn btn-secondary" />
      </DropZone>
      <CsvInstructions intake={intake} />
    </section>
  )
}

type CsvUploadTabProps<SubClient> = {
  subClient: SubClient
  headSlot: HTMLElement | null
  onProcessed: () => void
}

/** The tab of a dashboard that uploads a CSV for a sub-client. */
export const csvUploadTab = <SubClient,>(intakeOf: (subClient: SubClient) => CsvIntake) =>
  function CsvUploadTab({ subClient, headSlot, onProcessed }: CsvUploadTabProps<SubClient>) {
    const intake = useMemo(() => intakeOf(subClient), [subClient])
    return <CsvUpload intake={intake} headerSlot={headSlot} onProcessed={onProcessed} />
  }

type CsvUploadProps = {
  intake: CsvIntake
  /** Container in the page header for the stepper. */
  headerSlot: HTMLElement | null
  onProcessed: () => void
}

const STEPS = ['Upload', 'Details'] as const

/** `sequence` distinguishes a file from an earlier one of the same name. */
type Chosen = { file: File | null; sequence: number }

/** Selects, checks and sends a CSV of candidates (kyc §2, look 16b). */
function CsvUpload({ intake, headerSlot, onProcessed }: CsvUploadProps) {
  const [{ file, sequence }, setChosen] = useState<Chosen>({ file: null, sequence: 0 })
  const choose = (next: File | null) =>
    setChosen((before) => ({ file: next, sequence: before.sequence + 1 }))
  return (
    <>
      {headerSlot !== null &&
        createPortal(<Stepper steps={STEPS} current={file === null ? 0 : 1} />, headerSlot)}
      {file === null ? (
        <CsvUploadStep intake={intake} isReturning={sequence > 0} onFile={choose} />
      ) : (
        <CsvDetailsStep
          key={sequence}
          file={file}
          intake={intake}
          onReplaced={choose}
          onRemoved={() => choose(null)}
          onProcessed={onProcessed}
        />
      )}
    </>
  )
}
