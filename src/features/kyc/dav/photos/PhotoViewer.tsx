import turnRight from 'bootstrap-icons/icons/arrow-clockwise.svg?raw'
import turnLeft from 'bootstrap-icons/icons/arrow-counterclockwise.svg?raw'
import previous from 'bootstrap-icons/icons/chevron-left.svg?raw'
import next from 'bootstrap-icons/icons/chevron-right.svg?raw'
import clock from 'bootstrap-icons/icons/clock.svg?raw'
import download from 'bootstrap-icons/icons/download.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt.svg?raw'
import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import zoomInIcon from 'bootstrap-icons/icons/zoom-in.svg?raw'
import zoomOutIcon from 'bootstrap-icons/icons/zoom-out.svg?raw'
import { useEffect, useRef } from 'react'
import Modal from 'react-bootstrap/Modal'
import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { ToolbarButton } from '#shared/ui/preview/ToolbarButton.tsx'
import { useShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'
import type { AddressCase, CasePhoto, PhotoName } from '../case.ts'
import { formatPoint } from '../map/geometry.ts'
import type { Decision, Decisions } from '../review/decision/review.ts'
import { summarizePhotoDistance, type CasePhotos } from './photoDistance.ts'
import { PHOTO_KEYS, ZOOMED_PHOTO_KEYS, type PhotoCommand } from './photoKeys.ts'
import { PhotoSidebar } from './PhotoSidebar.tsx'
import { PHOTO_TEXTS } from './photoTexts.ts'
import { PhotoThumbnails, DECISION_LABELS } from './PhotoThumbnails.tsx'
import { ZOOM_IN, ZOOM_OUT, type ZoomEvent } from './photoZoom.ts'
import type { PhotoUrls } from './usePhotoUrls.ts'
import { usePhotoZoom } from './usePhotoZoom.ts'
import { ZoomablePhoto } from './ZoomablePhoto.tsx'
import './photoViewer.css'

type PhotoViewerProps = {
  name: PhotoName
  visiblePhotos: readonly PhotoName[]
  photos: CasePhotos
  urls: PhotoUrls
  rotation: Readonly<Record<PhotoName, number>>
  onRotate: (name: PhotoName, by: 1 | -1) => void
  decisions: Decisions
  onDecide: (name: PhotoName, decision: Decision) => void
  isReadOnly: boolean
  source: AddressCase['source']
  onOpen: (name: PhotoName) => void
  onClose: () => void
  onDownload: (name: PhotoName) => void
}

/** look 17a */
export function PhotoViewer(props: PhotoViewerProps) {
  const { name, visiblePhotos, photos, urls, rotation, decisions, isReadOnly, source } = props
  const { onOpen, onClose } = props
  const quarterTurns = rotation[name]
  const view = usePhotoZoom(name, quarterTurns)
  const index = visiblePhotos.indexOf(name)

  const decide = (decision: Decision) => {
    if (isReadOnly) return
    props.onDecide(name, decision)
    const followingPhotos = [...visiblePhotos.slice(index + 1), ...visiblePhotos.slice(0, index)]
    const undecided = followingPhotos.find((photo) => decisions[photo] === undefined)
    if (undecided === undefined) onClose()
    else onOpen(undecided)
  }
  const openAdjacent = (by: 1 | -1) =>
    onOpen(visiblePhotos.at((index + by) % visiblePhotos.length) ?? name)

  const onCommand = (command: PhotoCommand): void => {
    switch (command.kind) {
      case 'decide':
        return decide(command.decision)
      case 'rotate':
        return props.onRotate(name, command.by)
      case 'zoomed':
      case 'fitted':
      case 'panned':
        return view.dispatch(command)
      case 'move':
        return openAdjacent(command.by)
      case 'open':
        return onOpen(visiblePhotos[command.nth] ?? name)
      default:
        return command satisfies never
    }
  }
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => content.current?.focus(), [])
  useShortcuts(view.isFit ? PHOTO_KEYS : ZOOMED_PHOTO_KEYS, onCommand, { within: content })

  return (
    <Modal
      show
      animation={false}
      backdrop={false}
      onHide={onClose}
      className="photo-screen"
      aria-labelledby="photo-screen-title"
      data-bs-theme="dark"
    >
      {/* Focused, so that shortcuts work at once. */}
      <div ref={content} className="photo-screen-content" tabIndex={-1}>
        <PhotoHeader {...props} scale={view.transform?.scale} onZoom={view.dispatch} />
        <div className="photo-screen-body">
          <div className="photo-screen-image">
            <ZoomablePhoto
              {...{ view, quarterTurns }}
              url={urls[name]}
              alt={PHOTO_TEXTS[name].label}
            />
            <StepButtons onStep={openAdjacent} />
            <PhotoMetadata photo={photos[name]} />
          </div>
          <PhotoSidebar
            {...{ name, source, isReadOnly }}
            distance={summarizePhotoDistance(name, photos)}
            decision={decisions[name]}
            onDecide={decide}
          />
        </div>
        <PhotoThumbnails {...{ visiblePhotos, name, urls, decisions, onOpen }} />
      </div>
    </Modal>
  )
}

type PhotoHeaderProps = PhotoViewerProps & {
  scale: number | undefined
  onZoom: (event: ZoomEvent) => void
}

function PhotoHeader({ scale, onZoom, ...viewer }: PhotoHeaderProps) {
  const { name, visiblePhotos, photos, decisions, source, onRotate, onDownload, onClose } = viewer
  const { label, icon, tone } = DECISION_LABELS[decisions[name] ?? 'undecided']
  return (
    <header className="photo-screen-header">
      <h2 id="photo-screen-title" aria-live="polite">
        {PHOTO_TEXTS[name].label}
      </h2>
      <span className="small muted">
        {visiblePhotos.indexOf(name) + 1} of {visiblePhotos.length}
      </span>
      <Chip tone={tone} icon={icon}>
        {label}
      </Chip>
      <span className="photo-screen-candidate small muted only-wide">
        {[source.name, source.reference].filter((part) => part !== '').join(', ')}
      </span>
      <div className="photo-screen-tools push">
        <ToolbarButton icon={zoomOutIcon} label="Zoom out" onClick={() => onZoom(ZOOM_OUT)} />
        <span className="photo-screen-zoom small">
          {scale === undefined ? '' : `${Math.round(scale * 100)}%`}
        </span>
        <ToolbarButton icon={zoomInIcon} label="Zoom in" onClick={() => onZoom(ZOOM_IN)} />
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          onClick={() => onZoom({ kind: 'fitted' })}
        >
          Fit
        </button>
        <ToolbarButton icon={turnLeft} label="Rotate left" onClick={() => onRotate(name, -1)} />
        <ToolbarButton icon={turnRight} label="Rotate right" onClick={() => onRotate(name, 1)} />
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          disabled={photos[name] === undefined}
          onClick={() => onDownload(name)}
        >
          <Icon of={download} />
          PNG
        </button>
        <button type="button" className="btn btn-ghost btn-sm" onClick={onClose}>
          <Icon of={close} />
          Close
          <kbd className="only-wide" aria-hidden="true">
            Esc
          </kbd>
        </button>
      </div>
    </header>
  )
}

function StepButtons({ onStep }: { onStep: (by: 1 | -1) => void }) {
  return (
    <>
      <button type="button" className="photo-step is-back" onClick={() => onStep(-1)}>
        <Icon of={previous} label="Previous photo" />
      </button>
      <button type="button" className="photo-step is-on" onClick={() => onStep(1)}>
        <Icon of={next} label="Next photo" />
      </button>
    </>
  )
}

function PhotoMetadata({ photo }: { photo: CasePhoto | undefined }) {
  const timestamp = Date.parse(photo?.takenAt ?? '')
  const location = photo?.location ?? null
  if (Number.isNaN(timestamp) && location === null) return null
  return (
    <p className="photo-position">
      {!Number.isNaN(timestamp) && (
        <span>
          <Icon of={clock} />
          {formatIndiaDateTime(timestamp)} IST
        </span>
      )}
      {location !== null && (
        <span>
          <Icon of={geo} />
          {formatPoint(location)}
        </span>
      )}
    </p>
  )
}
