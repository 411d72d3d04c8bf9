import { type ComponentType, useEffect, useState } from 'react'
import type { FileKind } from '#shared/platform/config/limits.ts'
import { warmUpPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { PreviewError } from './PreviewError.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { PreviewSkeleton } from './PreviewSkeleton.tsx'
import { useReportUnsearchable } from './useReportUnsearchable.ts'
import type { AnyViewerProps } from './viewerProps.ts'
import { VIEWER_BY_KIND, type Viewer } from './viewers.ts'

export type FilePreviewProps = AnyViewerProps & { kind: FileKind }

type ViewerComponent = ComponentType<AnyViewerProps>

/** Loaded by import() in an effect: Suspense delays the reveal by about 190 ms (performance, "First page painted"). */
const LOADERS: Record<Viewer, () => Promise<ViewerComponent>> = {
  pdf: async () => {
    // The engine and its viewer load in parallel; an engine failure is reported when a file opens.
    warmUpPdf().catch(() => undefined)
    return (await import('./pdf/PdfPreview.tsx')).PdfPreview
  },
  image: async () => (await import('./image/ImagePreview.tsx')).ImagePreview,
  sheet: async () => (await import('./sheet/SheetPreview.tsx')).SheetPreview,
}

/** Viewers that are loaded already show at once. */
const loaded = new Map<Viewer, ViewerComponent>()

/** Fills its parent's height. Another Blob is a new file. */
export function FilePreview({ kind, ...props }: FilePreviewProps) {
  const viewer = VIEWER_BY_KIND[kind]
  const version = useVersion(props.source)
  return <LoadedViewer key={`${viewer} ${version}`} viewer={viewer} {...props} />
}

/** Counts the files shown here: another Blob is another version. */
function useVersion(source: Blob): number {
  const [shown, setShown] = useState({ source, version: 0 })
  if (shown.source === source) return shown.version
  const version = shown.version + 1
  setShown({ source, version })
  return version
}

function LoadedViewer({ viewer, ...props }: AnyViewerProps & { viewer: Viewer }) {
  const [Component, setComponent] = useState<ViewerComponent | undefined>(() => loaded.get(viewer))
  const [hasFailed, setHasFailed] = useState(false)
  useReportUnsearchable(hasFailed ? 'noViewer' : null, props)
  const isDue = Component === undefined && !hasFailed
  useEffect(() => {
    if (!isDue) return
    LOADERS[viewer]().then(
      (component) => {
        loaded.set(viewer, component)
        setComponent(() => component)
      },
      () => setHasFailed(true),
    )
  }, [viewer, isDue])

  if (Component !== undefined) return <Component {...props} />
  return (
    <PreviewFrame {...props}>
      {hasFailed ? (
        <PreviewError reason="network" onRetry={() => setHasFailed(false)} />
      ) : (
        <PreviewSkeleton />
      )}
    </PreviewFrame>
  )
}
