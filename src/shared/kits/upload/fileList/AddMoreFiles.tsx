import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { dropHint, moreHint } from '../checks/formatLimits.ts'
import { CompactDropZone } from '../CompactDropZone.tsx'
import { useFileIntake } from '../DropZone.tsx'
import type { UploadEntry } from './uploadEntry.ts'

/** Null: files cannot be added. */
export type AddMoreTexts = { lead: string; button: string } | null

const ADD_MORE_TEXTS = {
  one: { lead: 'Drop another file here or', button: 'Browse files' },
  many: { lead: 'Drop more files here or', button: 'Browse files' },
} as const

type AddMoreFilesProps = PageDropListenerProps & {
  texts: AddMoreTexts | undefined
  entries: readonly UploadEntry[]
  otherFiles: number
}

/** The drop zone below a list of files, where more can be added. */
export function AddMoreFiles({ limits, texts, entries, otherFiles, onFiles }: AddMoreFilesProps) {
  const acceptsSeveral = limits.maxFiles > 1
  const more = texts === undefined ? ADD_MORE_TEXTS[acceptsSeveral ? 'many' : 'one'] : texts
  const hasProblem = entries.some(({ phase }) => phase.kind === 'problem')
  if (more === null || !(acceptsSeveral || hasProblem))
    return <PageDropListener limits={limits} onFiles={onFiles} />
  return (
    <CompactDropZone
      limits={limits}
      {...more}
      hint={acceptsSeveral ? moreHint(limits, entries.length + otherFiles) : dropHint(limits)}
      onFiles={onFiles}
    />
  )
}

type PageDropListenerProps = { limits: UploadLimits; onFiles: (files: File[]) => void }

/** Accepts drops and pastes while no drop zone is shown: the browser would navigate to the file. */
function PageDropListener({ limits, onFiles }: PageDropListenerProps) {
  useFileIntake(limits, 'Choose another file', onFiles)
  return null
}
