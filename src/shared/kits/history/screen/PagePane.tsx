import { useEffect, useRef } from 'react'
import type { PdfDocument } from '#shared/platform/pdf/pdfEngine.ts'
import { drawScale } from '#shared/ui/preview/pdf/pageLayout.ts'
import { usePdfDocument } from '#shared/ui/preview/pdf/usePdfDocument.ts'
import { PreviewError } from '#shared/ui/preview/PreviewError.tsx'
import { PreviewSkeleton } from '#shared/ui/preview/PreviewSkeleton.tsx'
import { useContentWidth } from '#shared/ui/preview/useContentWidth.ts'
import type { Place } from '../finding.ts'

export type PageMark = { place: Place; isCurrent: boolean }

type PagePaneProps = {
  label: string
  /** Such as the time of this version. */
  note: string
  name: string
  source: Blob | null
  password: string | undefined
  page: number
  marks: readonly PageMark[]
  tone: 'before' | 'now'
  scrollsToChange: boolean
  isPicture: boolean
}

/** One page of one version, with its differences marked. */
export function PagePane({ label, note, source, isPicture, ...props }: PagePaneProps) {
  return (
    <figure className="history-pane">
      <figcaption>
        <b>{label}</b> <span className="muted">{note}</span>
      </figcaption>
      {source === null ? (
        <PreviewSkeleton />
      ) : isPicture ? (
        <PicturePane {...props} source={source} label={`${label}: ${props.name}`} />
      ) : (
        <OpenedPane {...props} label={label} source={source} />
      )}
    </figure>
  )
}

type OpenedPaneProps = Omit<PagePaneProps, 'note' | 'source' | 'isPicture'> & { source: Blob }

function OpenedPane({ source, password, label, name, page, ...marking }: OpenedPaneProps) {
  const { phase, retry } = usePdfDocument(source, password, undefined)
  if (phase.kind === 'open')
    return (
      <DrawnPage
        document={phase.document}
        number={page}
        {...marking}
        label={`${label}: page ${page} of ${name}`}
      />
    )
  if (phase.kind === 'opening' || phase.kind === 'trying') return <PreviewSkeleton />
  return phase.kind === 'noEngine' ? (
    <PreviewError reason="network" onRetry={retry} />
  ) : (
    <PreviewError reason="corrupt" />
  )
}

const scrollIntoView = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'nearest' })

type DrawnPageProps = Pick<PagePaneProps, 'marks' | 'tone' | 'scrollsToChange' | 'label'> & {
  document: PdfDocument
  number: number
}

function DrawnPage({ document, number, marks, tone, scrollsToChange, label }: DrawnPageProps) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const width = useContentWidth(frame)
  useEffect(() => {
    const stop = new AbortController()
    const draw = async () => {
      const page = await document.getPage(Math.min(number, document.pageCount))
      if (canvas.current === null || width === null || stop.signal.aborted) return
      const scale = width / page.width
      const box = { number, top: 0, width, height: page.height * scale, scale }
      await page.draw(canvas.current, drawScale(box, window.devicePixelRatio), stop.signal)
    }
    draw().catch(() => undefined) // a page that cannot be drawn stays blank; the finding says what was read
    return () => stop.abort()
  }, [document, number, width])
  return (
    <div ref={frame} className="history-page" role="img" aria-label={label}>
      <canvas ref={canvas} />
      <Marks marks={marks} tone={tone} scrollsToChange={scrollsToChange} />
    </div>
  )
}

/** A photo is its own page. */
function PicturePane({
  source,
  label,
  ...marking
}: Pick<OpenedPaneProps, 'source' | 'label' | 'marks' | 'tone' | 'scrollsToChange'>) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(source)
    if (picture.current !== null) picture.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [source])
  return (
    <div className="history-page">
      <img ref={picture} alt={label} />
      <Marks {...marking} />
    </div>
  )
}

function Marks({
  marks,
  tone,
  scrollsToChange,
}: Pick<PagePaneProps, 'marks' | 'tone' | 'scrollsToChange'>) {
  return marks.map(({ place, isCurrent }, index) => (
    <span
      key={index}
      ref={isCurrent && scrollsToChange ? scrollIntoView : null}
      className={`history-mark is-${tone}${isCurrent ? ' is-current' : ''}`}
      style={{
        left: `${place.left * 100}%`,
        top: `${place.top * 100}%`,
        width: `${place.width * 100}%`,
        height: `${place.height * 100}%`,
      }}
    />
  ))
}
