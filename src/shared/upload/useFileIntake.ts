import { createContext, useContext, useEffect, useEffectEvent } from 'react'
import { useDropzone, type DropzoneRootProps } from 'react-dropzone'
import type { UploadLimits } from '#shared/config/limits.ts'
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
  const zone = useDropzone({
    onDrop: (files, rejections) => onFiles([...files, ...rejections.map(({ file }) => file)]),
    noClick: true,
    noKeyboard: true,
    noPaste: true,
  })
  const takesPage = useContext(TakesPageDrops)
  const take = useEffectEvent((files: FileList | undefined, event: Event) => {
    if (!takesPage || files === undefined || files.length === 0) return
    // A drop on a zone, this or another one, has been taken already.
    if (event.type === 'drop' && isOnZone(event)) return
    event.preventDefault()
    onFiles([...files])
  })
  useEffect(() => {
    const onDrop = (event: DragEvent) => take(event.dataTransfer?.files, event)
    const onPaste = (event: ClipboardEvent) => take(event.clipboardData?.files, event)
    document.addEventListener('drop', onDrop)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('drop', onDrop)
      document.removeEventListener('paste', onPaste)
    }
  }, [])
  return {
    getRootProps: (props) => zone.getRootProps({ ...props, 'data-drop-zone': true }),
    inputProps: zone.getInputProps({
      'aria-label': label,
      accept: acceptOf(limits),
      multiple: limits.maxFiles > 1,
    }),
    browse: zone.open,
    dragging: (takesPage && zone.isDragGlobal) || zone.isDragActive,
  }
}
