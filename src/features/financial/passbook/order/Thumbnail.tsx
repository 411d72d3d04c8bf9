import image from 'bootstrap-icons/icons/image.svg?raw'
import { useEffect, useRef, useState } from 'react'
import { getFile, type AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { enqueueDecoding } from '#shared/kits/upload/checks/inspect.ts'
import { blobStore, type BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'

/** For a tile on a screen with a pixel ratio of 2. */
const WIDTH_PX = 320

/** Decoded near the viewport and kept as a small copy, because a passbook may have 200 photos. */
export function Thumbnail({ file }: { file: AcceptedFile }) {
  const session = useSessionScope()
  const frame = useRef<HTMLSpanElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    const draw = async () => {
      const bitmap = left.signal.aborted
        ? null
        : await createThumbnail(session.get(blobStore), file)
      if (bitmap === null) return
      if (!left.signal.aborted && canvas.current !== null) {
        canvas.current.width = bitmap.width
        canvas.current.height = bitmap.height
        canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
        setIsDrawn(true)
      }
      bitmap.close()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void enqueueDecoding(draw)
      },
      { rootMargin: '50%' },
    )
    if (frame.current !== null) observer.observe(frame.current)
    return () => {
      left.abort()
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

/** Null where the bytes are missing or cannot be decoded, which the preview reports. */
async function createThumbnail(blobs: BlobStore, file: AcceptedFile): Promise<ImageBitmap | null> {
  try {
    const bytes = await getFile(blobs, file)
    return await createImageBitmap(bytes, { resizeWidth: WIDTH_PX, resizeQuality: 'medium' })
  } catch {
    return null
  }
}
