import briefcase from 'bootstrap-icons/icons/briefcase.svg?raw'
import shield from 'bootstrap-icons/icons/shield-check.svg?raw'
import table from 'bootstrap-icons/icons/table.svg?raw'
import unlock from 'bootstrap-icons/icons/unlock.svg?raw'
import { useEffect, useRef } from 'react'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { HelpPanel, type HelpRow } from '#shared/ui/HelpPanel.tsx'
import { DropZone } from '#shared/upload/DropZone.tsx'
import { chooseWorkbook, WORKBOOK_LIMITS } from './chooseWorkbook.ts'
import { TemplateLink } from './TemplateLink.tsx'

type UploadStageProps = {
  /** From a file that was removed: the focus was on its card. */
  isBack: boolean
  onFile: (file: File) => void
}

const ROWS: readonly HelpRow[] = [
  {
    icon: briefcase,
    title: 'One row a check',
    line: 'A candidate with two past employers has two rows.',
  },
  {
    icon: table,
    title: 'The columns of the template',
    line: 'Work order, company, candidate and employment date have to be in each row.',
  },
  {
    icon: unlock,
    title: 'No password',
    line: 'A locked workbook is refused before it leaves your computer.',
  },
  {
    icon: shield,
    title: 'Read here before it is sent',
    line: 'Rows are counted and empty cells are named. The file itself is not changed.',
  },
]

/** Drop, browse or paste a workbook, with its template and what to know before (kyc §2). */
export function UploadStage({ isBack, onFile }: UploadStageProps) {
  const dispatch = useAppDispatch()
  const stage = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isBack) stage.current?.focus()
  }, [isBack])
  const take = async (files: readonly File[]) => {
    const file = await dispatch(chooseWorkbook(files))
    if (file !== null) onFile(file)
  }
  return (
    <section ref={stage} className="upload-page" aria-label="Create Case" tabIndex={-1}>
      <DropZone
        limits={WORKBOOK_LIMITS}
        title="Drop the workbook of checks here"
        onFiles={(files) => void take(files)}
      >
        <TemplateLink className="btn btn-secondary">Download the template</TemplateLink>
      </DropZone>
      <HelpPanel title="Before you upload" rows={ROWS} />
    </section>
  )
}
