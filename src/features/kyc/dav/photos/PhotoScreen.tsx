import clock from 'bootstrap-icons/icons/clock.svg?raw'
import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import download from 'bootstrap-icons/icons/download.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt.svg?raw'
import next from 'bootstrap-icons/icons/chevron-right.svg?raw'
import previous from 'bootstrap-icons/icons/chevron-left.svg?raw'
import turnLeft from 'bootstrap-icons/icons/arrow-counterclockwise.svg?raw'
import turnRight from 'bootstrap-icons/icons/arrow-clockwise.svg?raw'
import zoomInIcon from 'bootstrap-icons/icons/zoom-in.svg?raw'
import zoomOutIcon from 'bootstrap-icons/icons/zoom-out.svg?raw'
import { useEffect, useRef } from 'react'
import Modal from 'react-bootstrap/Modal'
import { formatIndiaDateTime } from '#shared/lib/clock.ts'
import { ToolButton } from '#shared/preview/ToolButton.tsx'
import { Chip } from '#shared/ui/Chip.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { useKeys } from '#shared/ui/keys/useKeys.ts'
import type { AddressCase, CasePhoto, PhotoName } from '../case.ts'
import { formatPoint } from '../map/geometry.ts'
import type { Decision, Decisions } from '../review/judging/review.ts'
import { DECISION_WORDS } from './decisionWords.ts'
import { PHOTO_KEYS, ZOOMED_PHOTO_KEYS, type PhotoCommand } from './photoKeys.ts'
import { PhotoRail } from './PhotoRail.tsx'
import { PhotoStage } from './PhotoStage.tsx'
import { PhotoStrip } from './PhotoStrip.tsx'
import { PHOTO_WORDS } from './photoWords.ts'
import { ZOOM_FACTOR } from './pictureView.ts'
import { takenBeside, type CasePhotos } from './taken.ts'
import type { PictureUrls } from './usePictureUrls.ts'
import { usePictureView } from './usePictureView.ts'
import './photoScreen.css'

type PhotoScreenProps = {
  name: PhotoName
  shown: readonly PhotoName[]
  photos: CasePhotos
  urls: PictureUrls
  rotation: Readonly<Record<PhotoName, number>>
  onRotate: (name: PhotoName, by: 1 | -1) => void
  decisions: Decisions
  onDecide: (name: PhotoName, decision: Decision) => void
  readOnly: boolean
  source: AddressCase['source']
  onOpen: (name: PhotoName) => void
  onClose: () => void
  onDownload: (name: PhotoName) => void
}

/** A photo over the whole window, to be looked at to its pixels and decided (look 17a). */
export function PhotoScreen(props: PhotoScreenProps) {
  const { name, shown, photos, urls, rotation, decisions, readOnly, source, onOpen, onClose } =
    props
  const turns = rotation[name]
  const view = usePictureView(name, turns)
  const at = shown.indexOf(name)
  const { words, icon, tone } = DECISION_WORDS[decisions[name] ?? 'undecided']
  const { label } = PHOTO_WORDS[name]

  /** The next undecided photo opens by itself; after the last of them the review is there again. */
  const decide = (decision: Decision) => {
    if (readOnly) return
    props.onDecide(name, decision)
    const onward = [...shown.slice(at + 1), ...shown.slice(0, at)]
    const open = onward.find((one) => decisions[one] === undefined)
    if (open === undefined) onClose()
    else onOpen(open)
  }
  const openBeside = (by: 1 | -1) => onOpen(shown.at((at + by) % shown.length) ?? name)
  const zoom = (isIn: boolean) =>
    view.act({ kind: 'zoomed', by: isIn ? ZOOM_FACTOR : 1 / ZOOM_FACTOR })

  const obey = (command: PhotoCommand): void => {
    switch (command.kind) {
      case 'decide':
        return decide(command.decision)
      case 'turn':
        return props.onRotate(name, command.by)
      case 'zoom':
        return zoom(command.isIn)
      case 'fit':
        return view.act({ kind: 'fitted' })
      case 'look':
        return view.act({ kind: 'panned', x: -command.right, y: -command.down })
      case 'step':
        return openBeside(command.by)
      case 'open':
        return onOpen(shown[command.nth] ?? name)
      default:
        return command satisfies never
    }
  }
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => content.current?.focus(), [])
  useKeys(view.isFit ? PHOTO_KEYS : ZOOMED_PHOTO_KEYS, obey, { within: content })

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
      {/* Has the focus, so that the keys work before anything in it is pressed. */}
      <div ref={content} className="photo-screen-content" tabIndex={-1}>
        <header className="photo-screen-head">
          <h2 id="photo-screen-title" aria-live="polite">
            {label}
          </h2>
          <span className="small muted">
            {at + 1} of {shown.length}
          </span>
          <Chip tone={tone} icon={icon}>
            {words}
          </Chip>
          <span className="photo-screen-who small muted only-wide">
            {[source.name, source.reference].filter((part) => part !== '').join(', ')}
          </span>
          <div className="photo-screen-tools push">
            <ToolButton icon={zoomOutIcon} label="Zoom out" onClick={() => zoom(false)} />
            <span className="photo-screen-zoom small">
              {view.place === null ? '' : `${Math.round(view.place.scale * 100)}%`}
            </span>
            <ToolButton icon={zoomInIcon} label="Zoom in" onClick={() => zoom(true)} />
            <button
              type="button"
              className="btn btn-ghost btn-sm"
              onClick={() => view.act({ kind: 'fitted' })}
            >
              Fit
            </button>
            <ToolButton
              icon={turnLeft}
              label="Rotate left"
              onClick={() => props.onRotate(name, -1)}
            />
            <ToolButton
              icon={turnRight}
              label="Rotate right"
              onClick={() => props.onRotate(name, 1)}
            />
            <button
              type="button"
              className="btn btn-ghost btn-sm"
              disabled={photos[name] === undefined}
              onClick={() => props.onDownload(name)}
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
        <div className="photo-screen-body">
          <div className="photo-screen-picture">
            <PhotoStage view={view} url={urls[name]} turns={turns} alt={label} />
            <button type="button" className="photo-step is-back" onClick={() => openBeside(-1)}>
              <Icon of={previous} label="Previous photo" />
            </button>
            <button type="button" className="photo-step is-on" onClick={() => openBeside(1)}>
              <Icon of={next} label="Next photo" />
            </button>
            <TakenAt photo={photos[name]} />
          </div>
          <PhotoRail
            name={name}
            source={source}
            beside={takenBeside(name, photos)}
            decision={decisions[name]}
            isReadOnly={readOnly}
            onDecide={decide}
          />
        </div>
        <PhotoStrip shown={shown} name={name} urls={urls} decisions={decisions} onOpen={onOpen} />
      </div>
    </Modal>
  )
}

/** When and where the shutter was pressed, where that came. */
function TakenAt({ photo }: { photo: CasePhoto | undefined }) {
  const at = Date.parse(photo?.takenAt ?? '')
  const place = photo?.place ?? null
  if (Number.isNaN(at) && place === null) return null
  return (
    <p className="photo-pill">
      {!Number.isNaN(at) && (
        <span>
          <Icon of={clock} />
          {formatIndiaDateTime(at)} IST
        </span>
      )}
      {place !== null && (
        <span>
          <Icon of={geo} />
          {formatPoint(place)}
        </span>
      )}
    </p>
  )
}
