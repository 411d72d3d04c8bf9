import folder2Open from 'bootstrap-icons/icons/folder2-open.svg?raw'
import { createContext, useContext, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useDropzone, type DropzoneRootProps } from 'react-dropzone'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { dropHint } from './checks/formatLimits.ts'
import { acceptAttribute } from './checks/mimeTypes.ts'
import './upload.css'

/** Call it during the drop event: afterwards the entries are gone. */
function entriesOf(transfer: DataTransfer | null): FileSystemEntry[] {
  return [...(transfer?.items ?? [])].flatMap((item) =>
    item.kind === 'file' && 'webkitGetAsEntry' in item ? (item.webkitGetAsEntry() ?? []) : [],
  )
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/** Call it during the drop event. */
function folderNames(transfer: DataTransfer | null): string[] {
  return entriesOf(transfer)
    .filter(isFolder)
    .map(({ name }) => name)
}

/** Call it during the drop event. Folders are replaced by their files, because browsers list a folder as a file. */
async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  return (await Promise.all(entriesOf(transfer).map(filesIn))).flat()
}

/** Files that systems add to folders. */
export const isHidden = ({ name }: Pick<File, 'name'>) =>
  name.startsWith('.') || name === 'Thumbs.db'

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((done, failed) => entry.file(done, failed))]
  if (!isFolder(entry)) return []
  const files = (await Promise.all((await listOf(entry)).map(filesIn))).flat()
  return files.filter((file) => !isHidden(file))
}

/** Browsers list a folder in portions; an empty one is the end. */
async function listOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((done, failed) =>
      reader.readEntries(done, failed),
    )
    if (portion.length === 0) return all
    all.push(...portion)
  }
}

/** A page with two zones enables this for one of them, or a file would be added to both. */
export const AcceptsPageDrops = createContext(true)

const isOnDropZone = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-drop-zone]') !== null

type FileIntake = {
  getRootProps: (props: DropzoneRootProps) => DropzoneRootProps
  inputProps: React.InputHTMLAttributes<HTMLInputElement>
  openPicker: () => void
  isDragging: boolean
}

/** Pickers and browsers get file types wrong, so nothing is filtered here (pitfalls, "File pickers"). */
export function useFileIntake(
  limits: UploadLimits,
  label: string,
  onFiles: (files: File[]) => void,
): FileIntake {
  const dispatch = useAppDispatch()
  const folders = useRef<string[]>([])
  const addOrReport = (files: File[], [folder]: string[]) => {
    if (files.length > 0 || folder === undefined) return onFiles(files)
    const detail = `There are no files in “${stripBidiControls(folder)}”. Open the folder that contains them and drop the files themselves.`
    void dispatch(requestDialogAnswer('emptyFolderError', { detail }))
  }
  const zone = useDropzone({
    onDrop: (files, rejections) =>
      addOrReport([...files, ...rejections.map(({ file }) => file)], folders.current.splice(0)),
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  })
  const acceptsPageDrops = useContext(AcceptsPageDrops)
  const handleTransfer = useEffectEvent((transfer: DataTransfer | null, event: Event) => {
    if (!acceptsPageDrops || transfer === null || transfer.files.length === 0) return
    // A drop on any zone was handled there.
    if (event.type === 'drop' && isOnDropZone(event)) return
    event.preventDefault()
    const names = folderNames(transfer)
    if (names.length === 0) onFiles([...transfer.files])
    else void droppedFiles(transfer).then((files) => addOrReport(files, names))
  })
  useEffect(() => {
    const onDrop = (event: DragEvent) => handleTransfer(event.dataTransfer, event)
    const onPaste = (event: ClipboardEvent) => handleTransfer(event.clipboardData, event)
    document.addEventListener('drop', onDrop)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('drop', onDrop)
      document.removeEventListener('paste', onPaste)
    }
  }, [])
  return {
    getRootProps: (props) =>
      zone.getRootProps({
        ...props,
        'data-drop-zone': true,
        // Runs before the zone reads the folders, which takes time.
        onDropCapture: ({ dataTransfer }: React.DragEvent) => {
          folders.current = folderNames(dataTransfer)
        },
      }),
    inputProps: zone.getInputProps({
      'aria-label': label,
      accept: acceptAttribute(limits),
      multiple: limits.maxFiles > 1 || limits.isOneJobPerFile === true,
    }),
    openPicker: zone.open,
    isDragging: (acceptsPageDrops && zone.isDragGlobal) || zone.isDragActive,
  }
}

type DropZoneProps = {
  limits: UploadLimits
  title: string
  onFiles: (files: File[]) => void
  children?: ReactNode
}

export function DropZone({ limits, title, onFiles, children }: DropZoneProps) {
  const acceptsSeveral = limits.maxFiles > 1
  const label = acceptsSeveral ? 'Choose files' : 'Choose a file'
  const acceptsPageDrops = useContext(AcceptsPageDrops)
  const { getRootProps, inputProps, openPicker, isDragging } = useFileIntake(limits, label, onFiles)
  return (
    <div
      {...getRootProps({
        className: isDragging ? 'drop-zone upload-zone is-over' : 'drop-zone upload-zone',
        tabIndex: -1,
        role: 'group',
        'aria-label': title,
      })}
    >
      <input {...inputProps} />
      <DropIllustration />
      <h2>{isDragging ? 'Drop to check it' : title}</h2>
      {acceptsPageDrops && (
        <p className="muted only-wide">
          Drop {acceptsSeveral ? 'files' : 'a file'} anywhere on this page, or paste{' '}
          {acceptsSeveral ? 'them' : 'it'} with <kbd>Ctrl</kbd> <kbd>V</kbd>
        </p>
      )}
      <p className="muted only-narrow">{label} from your phone.</p>
      <div className="row-flex upload-zone-buttons">
        <button type="button" className="btn btn-primary" onClick={openPicker}>
          <Icon of={folder2Open} />
          Browse files
        </button>
        {children}
      </div>
      <p className="small faint">{dropHint(limits)}</p>
    </div>
  )
}

function DropIllustration() {
  return (
    <svg className="upload-illustration" viewBox="0 0 108 88" aria-hidden="true">
      <rect
        className="back"
        x="6"
        y="17"
        width="46"
        height="66"
        rx="5"
        transform="rotate(-8 29 50)"
      />
      <rect
        className="back"
        x="56"
        y="17"
        width="46"
        height="66"
        rx="5"
        transform="rotate(8 79 50)"
      />
      <rect className="front" x="26" y="2" width="56" height="76" rx="6" />
      <path className="head" d="M38 18h18" />
      <path className="lines" d="M38 29h10m9 0h12M38 38h14m6 0h11M38 47h10m9 0h12" />
      <circle className="badge" cx="82" cy="72" r="14" />
      <path className="arrow" d="M82 78V66m-5.500 5 5.500-5.500 5.500 5.500" />
    </svg>
  )
}
