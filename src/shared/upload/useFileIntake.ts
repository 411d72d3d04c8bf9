import { useContext, useEffect, useEffectEvent } from 'react'
import { useDropzone } from 'react-dropzone'
import type { UploadLimits } from '#shared/config/limits.ts'
import { acceptOf } from './fileKind.ts'
import { TakesPageDrops } from './takesPageDrops.ts'

/** The zones on the page: what is dropped on one of them is that one's alone. */
const zones = new Set<{ current: HTMLElement | null }>()

const isOnZone = ({ target }: Event) =>
  target instanceof Node && [...zones].some(({ current }) => current?.contains(target) === true)

type FileIntake = Pick<ReturnType<typeof useDropzone>, 'getRootProps'> & {
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
  const { rootRef } = zone
  useEffect(() => {
    zones.add(rootRef)
    return () => {
      zones.delete(rootRef)
    }
  }, [rootRef])
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
    getRootProps: zone.getRootProps,
    inputProps: zone.getInputProps({
      'aria-label': label,
      accept: acceptOf(limits),
      multiple: limits.maxFiles > 1,
    }),
    browse: zone.open,
    dragging: (takesPage && zone.isDragGlobal) || zone.isDragActive,
  }
}
