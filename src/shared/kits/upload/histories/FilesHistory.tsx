import { Suspense, useMemo, useState } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import { LookButton } from '#shared/kits/history/screen/LookButton.tsx'
import { STRENGTH_ICON } from '#shared/kits/history/screen/strengthIcons.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import { originalReader, type SourceFile } from './originals.ts'
import { useFileHistories } from './useFileHistories.ts'
import {
  filesWithHistory,
  worstFinding,
  type FileWithHistory,
  type WorstFinding,
} from './worstFinding.ts'
import '#shared/kits/history/history.css'

const HistoryDialog = lazyWithRetry(
  async () => (await import('#shared/kits/history/screen/HistoryDialog.tsx')).HistoryDialog,
  { label: 'The history of the file', LoadError: RenderNothing },
)

type FilesHistoryProps = {
  /** Those whose history is known. */
  files: readonly FileWithHistory[]
  worst: WorstFinding
  /** Of the files, for the name of the link. */
  name: string
}

/** The worst finding of some files, and all of them on a click. */
export function FilesHistory({ files, worst, name }: FilesHistoryProps) {
  const { title, tone, more, strength } = worst
  return (
    <span className="files-history">
      <Chip tone={tone} icon={strength === null ? undefined : STRENGTH_ICON[strength]}>
        <span className="clip" title={title}>
          {title}
        </span>
        {more > 0 && <span>+{more}</span>}
      </Chip>
      <HistoryLink files={files} first={worst.file.id} name={name} />
    </span>
  )
}

type HistoryLinkProps = Omit<FilesHistoryProps, 'worst'> & {
  /** The id of the file that is shown first. */
  first: string
}

/** "Look" opens the history of files. */
export function HistoryLink({ files, first, name }: HistoryLinkProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <LookButton name={name} onPress={() => setIsOpen(true)} />
      {isOpen && (
        <FilesHistoryDialog files={files} first={first} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}

/** The worst finding of sent files; nothing while it is not known, or where the files are gone. */
export function SentFilesHistory({ files, name }: { files: readonly SourceFile[]; name: string }) {
  const known = filesWithHistory(files, useFileHistories(files))
  const worst = worstFinding(known)
  return worst === null ? null : <FilesHistory files={known} worst={worst} name={name} />
}

type FilesHistoryDialogProps = {
  files: readonly FileWithHistory[]
  first: string
  onClose: () => void
}

/** Of several files one is chosen. */
function FilesHistoryDialog({ files, first, onClose }: FilesHistoryDialogProps) {
  const session = useSessionScope()
  const [id, setId] = useState(first)
  const shown = files.find(({ file }) => file.id === id) ?? files[0]
  const file = shown?.file
  const read = useMemo(
    () => (file === undefined ? async () => undefined : originalReader(session, file)),
    [session, file],
  )
  if (shown === undefined) return null
  return (
    <Suspense fallback={null}>
      <HistoryDialog
        name={stripBidiControls(shown.file.name)}
        read={read}
        history={shown.history}
        onClose={onClose}
        choice={
          files.length > 1 && (
            <FormSelect
              size="sm"
              aria-label="File"
              value={id}
              onChange={({ target }) => setId(target.value)}
            >
              {files.map((one) => (
                <option key={one.file.id} value={one.file.id}>
                  {stripBidiControls(one.file.name)}
                </option>
              ))}
            </FormSelect>
          )
        }
      />
    </Suspense>
  )
}
