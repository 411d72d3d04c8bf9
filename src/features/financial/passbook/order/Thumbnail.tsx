import image from 'bootstrap-icons/icons/image.svg?raw'
import { useEffect, useRef, useState } from 'react'
import { createTaskQueue } from '#shared/lib/taskQueue.ts'
import { useSession } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { getFile, type AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { fileVault, type FileVault } from '#shared/vault/vault.ts'

/** Wide enough for a tile on a screen with two device pixels for each CSS pixel. */
const WIDTH_PX = 320

/** A photograph of 12 megapixels takes 48 MB while it is decoded: one after the other. */
const inTurn = createTaskQueue(1)

/**
 * A page small; until its picture is there, and where this browser no longer has it, the sign of one. The picture is
 * decoded when its tile comes near the visible part, and only its small copy is kept: a passbook may have 200 photographs.
 */
export function Thumbnail({ file }: { file: AcceptedFile }) {
  const session = useSession()
  const frame = useRef<HTMLSpanElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const small = isCurrent ? await shrink(session.get(fileVault), file) : null
      if (small === null) return
      if (isCurrent && canvas.current !== null) {
        canvas.current.width = small.width
        canvas.current.height = small.height
        canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(small)
        setDrawn(true)
      }
      small.close()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void inTurn(draw)
      },
      { rootMargin: '50%' },
    )
    if (frame.current !== null) observer.observe(frame.current)
    return () => {
      isCurrent = false
      observer.disconnect()
    }
  }, [session, file])
  return (
    <span ref={frame} className="page-thumbnail">
      {!isDrawn && <Icon of={image} />}
      <canvas ref={canvas} hidden={!isDrawn} />
    </span>
  )
}

/** A small copy of a picture; null where its bytes are gone or cannot be decoded, which the preview says. */
async function shrink(vault: FileVault, file: AcceptedFile): Promise<ImageBitmap | null> {
  // Safari before 15 has no way to decode a picture outside the page.
  if (!('createImageBitmap' in globalThis)) return null
  try {
    const bytes = await getFile(vault, file)
    return await createImageBitmap(bytes, { resizeWidth: WIDTH_PX, resizeQuality: 'medium' })
  } catch {
    return null
  }
}
