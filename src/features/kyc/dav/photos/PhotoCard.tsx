import rotate from 'bootstrap-icons/icons/arrow-clockwise.svg?raw'
import fullScreen from 'bootstrap-icons/icons/arrows-fullscreen.svg?raw'
import download from 'bootstrap-icons/icons/download.svg?raw'
import { useState } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { CasePhoto, PhotoName } from '../case.ts'
import { DecisionButtons } from '../review/decision/answers/DecisionButtons.tsx'
import { decisionElementId } from '../review/decision/elementIds.ts'
import type { Decision } from '../review/decision/review.ts'
import type { PhotoDistanceSummary } from './photoDistance.ts'
import { PHOTO_TEXTS, DAMAGED_PHOTO_TEXT } from './photoTexts.ts'

type RotatedPhotoProps = {
  url: string | undefined
  quarterTurns: number
  alt: string
}

function RotatedPhoto({ url, quarterTurns, alt }: RotatedPhotoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (url === undefined) return null
  if (brokenUrl === url) return <p className="photo-missing">{DAMAGED_PHOTO_TEXT}</p>
  return (
    <img
      className={quarterTurns % 2 === 0 ? 'photo-image' : 'photo-image is-across'}
      style={{ rotate: `${quarterTurns * 90}deg` }}
      src={url}
      alt={alt}
      decoding="async"
      onError={() => setBrokenUrl(url)}
    />
  )
}

type PhotoCardProps = {
  name: PhotoName
  /** Undefined: the candidate sent none. */
  photo: CasePhoto | undefined
  url: string | undefined
  quarterTurns: number
  distance: PhotoDistanceSummary | null
  decision: Decision | undefined
  isCurrent: boolean
  isReadOnly: boolean
  onDecide: (decision: Decision) => void
  onRotate: () => void
  onDownload: () => void
  onOpen: () => void
}

export function PhotoCard(props: PhotoCardProps) {
  const { name, photo, url, quarterTurns, distance, decision, isCurrent, isReadOnly } = props
  const { label } = PHOTO_TEXTS[name]
  const buttons = [
    { icon: fullScreen, buttonLabel: 'Full screen', onClick: props.onOpen },
    { icon: rotate, buttonLabel: 'Rotate by 90°', onClick: props.onRotate },
    { icon: download, buttonLabel: 'Download as PNG', onClick: props.onDownload },
  ]
  return (
    <div
      id={decisionElementId(name)}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={isCurrent ? 'photo-card is-current' : 'photo-card'}
    >
      <div className="photo-frame">
        {photo === undefined ? (
          <p className="photo-missing">Not sent</p>
        ) : (
          <RotatedPhoto url={url} quarterTurns={quarterTurns} alt={label} />
        )}
        {photo !== undefined && (
          <div className="photo-tools">
            {buttons.map(({ icon, buttonLabel, onClick }) => (
              <button key={buttonLabel} type="button" title={buttonLabel} onClick={onClick}>
                <Icon of={icon} label={buttonLabel} />
              </button>
            ))}
          </div>
        )}
      </div>
      {/* Below the photo, because the photo's stamp is at its bottom. */}
      {distance?.isFar === true && <p className="photo-distance-warning">{distance.text}</p>}
      <div className="photo-footer">
        <span className="medium">{label}</span>
        <DecisionButtons
          decision={decision}
          onDecide={props.onDecide}
          isReadOnly={isReadOnly}
          isIconOnly
        />
      </div>
    </div>
  )
}
