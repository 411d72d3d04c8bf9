import { type ComponentType, useEffect, useState } from 'react'
import type { FileKind } from '#shared/config/limits.ts'
import { warmUpPdf } from '#shared/pdf/pdfEngine.ts'
import { LoadingPage } from './LoadingPage.tsx'
import { PreviewFailed } from './PreviewFailed.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { useUnsearchable } from './useUnsearchable.ts'
import { VIEWER_OF, type Viewer } from './viewerOf.ts'
import type { AnyViewerProps } from './viewerProps.ts'

export type FilePreviewProps = AnyViewerProps & { kind: FileKind }

type ViewerComponent = ComponentType<AnyViewerProps>

/**
 * Loaded by import() in an effect: through Suspense React holds the reveal back for about 190 ms (performance,
 * "First page painted").
 */
const LOADERS: Record<Viewer, () => Promise<ViewerComponent>> = {
  pdf: async () => {
    // The engine and its viewer are fetched side by side; what fails there is told when a file is opened.
    warmUpPdf().catch(() => undefined)
    return (await import('./PdfPreview.tsx')).PdfPreview
  },
  image: async () => (await import('./ImagePreview.tsx')).ImagePreview,
  sheet: async () => (await import('./sheet/SheetPreview.tsx')).SheetPreview,
}

/** Viewers that were loaded once show at once. */
const loaded = new Map<Viewer, ViewerComponent>()

/**
 * Any file that a page shows: its name, what can be done with it, and the file itself. Fills the height it is given.
 * The source is read, never changed; another Blob is another file and starts anew.
 */
export function FilePreview({ kind, ...props }: FilePreviewProps) {
  const viewer = VIEWER_OF[kind]
  const version = useVersion(props.source)
  return <LoadedViewer key={`${viewer} ${version}`} viewer={viewer} {...props} />
}

/** Counts the files that were shown here: another Blob is another version. */
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
  useUnsearchable(hasFailed ? 'noViewer' : null, props)
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
        <PreviewFailed why="network" onRetry={() => setHasFailed(false)} />
      ) : (
        <LoadingPage />
      )}
    </PreviewFrame>
  )
}
