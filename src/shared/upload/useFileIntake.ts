import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { useDropzone, type DropzoneRootProps } from 'react-dropzone'
import type { UploadLimits } from '#shared/config/limits.ts'
import { ask } from '#shared/errors/ask.ts'
import { withoutTurns } from '#shared/lib/fileName.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { droppedFiles, folderNames } from './droppedFolders.ts'
import { acceptOf } from './fileKind.ts'

/**
 * Whether a zone also takes what is dropped beside it or pasted. A page with two zones gives it to one at a time,
 * or one file would land in both.
 */
export const TakesPageDrops = createContext(true)

/** What is dropped on a zone is that one's alone. */
const isOnZone = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-drop-zone]') !== null

type FileIntake = {
  /** Of the element that is the zone. */
  getRootProps: (props: DropzoneRootProps) => DropzoneRootProps
  inputProps: React.InputHTMLAttributes<HTMLInputElement>
  /** Opens the file picker. */
  browse: () => void
  /** Files are being dragged somewhere over the page. */
  dragging: boolean
}

/**
 * Every way in for files: picker, drop on the zone, drop anywhere on the page, paste. Nothing is filtered here;
 * pickers and browsers get file types wrong, so the checks judge all of it (pitfalls, "File pickers").
 */
export function useFileIntake(
  limits: UploadLimits,
  label: string,
  onFiles: (files: File[]) => void,
): FileIntake {
  const dispatch = useAppDispatch()
  const folders = useRef<string[]>([])
  const give = (files: File[], [folder]: string[]) => {
    if (files.length > 0 || folder === undefined) return onFiles(files)
    const detail = `There is no file in “${withoutTurns(folder)}”. Open the folder that holds them and drop the files themselves.`
    void dispatch(ask('emptyFolderError', { detail }))
  }
  const zone = useDropzone({
    onDrop: (files, rejections) =>
      give([...files, ...rejections.map(({ file }) => file)], folders.current.splice(0)),
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  })
  const takesPage = useContext(TakesPageDrops)
  const take = useEffectEvent((transfer: DataTransfer | null, event: Event) => {
    if (!takesPage || transfer === null || transfer.files.length === 0) return
    // A drop on a zone, this or another one, has been taken already.
    if (event.type === 'drop' && isOnZone(event)) return
    event.preventDefault()
    const names = folderNames(transfer)
    if (names.length === 0) onFiles([...transfer.files])
    else void droppedFiles(transfer).then((files) => give(files, names))
  })
  useEffect(() => {
    const onDrop = (event: DragEvent) => take(event.dataTransfer, event)
    const onPaste = (event: ClipboardEvent) => take(event.clipboardData, event)
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
        // Before the zone looks into the folders, for which it takes its time.
        onDropCapture: ({ dataTransfer }: React.DragEvent) => {
          folders.current = folderNames(dataTransfer)
        },
      }),
    inputProps: zone.getInputProps({
      'aria-label': label,
      accept: acceptOf(limits),
      multiple: limits.maxFiles > 1 || limits.eachAlone === true,
    }),
    browse: zone.open,
    dragging: (takesPage && zone.isDragGlobal) || zone.isDragActive,
  }
}
