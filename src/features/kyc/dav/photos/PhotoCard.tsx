import download from 'bootstrap-icons/icons/download.svg?raw'
import fullScreen from 'bootstrap-icons/icons/arrows-fullscreen.svg?raw'
import rotate from 'bootstrap-icons/icons/arrow-clockwise.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import type { CasePhoto, PhotoName } from '../case.ts'
import { decideId } from '../review/judging/places.ts'
import { Judge } from '../review/judging/Judge.tsx'
import type { Decision } from '../review/judging/review.ts'
import { Picture } from './Picture.tsx'
import { PHOTO_WORDS } from './photoWords.ts'
import type { TakenBeside } from './taken.ts'

type PhotoCardProps = {
  name: PhotoName
  /** Undefined: the candidate sent none. */
  photo: CasePhoto | undefined
  url: string | undefined
  turns: number
  beside: TakenBeside | null
  decision: Decision | undefined
  isCurrent: boolean
  isReadOnly: boolean
  onDecide: (decision: Decision) => void
  onRotate: () => void
  onDownload: () => void
  onOpen: () => void
}

/** A photo with its decision, and what can be done with it (look 07). */
export function PhotoCard(props: PhotoCardProps) {
  const { name, photo, url, turns, beside, decision, isCurrent, isReadOnly } = props
  const { label } = PHOTO_WORDS[name]
  const tools = [
    { icon: fullScreen, what: 'Full screen', onClick: props.onOpen },
    { icon: rotate, what: 'Rotate by 90°', onClick: props.onRotate },
    { icon: download, what: 'Download as PNG', onClick: props.onDownload },
  ]
  return (
    <div
      id={decideId(name)}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={isCurrent ? 'photo-card is-current' : 'photo-card'}
    >
      <div className="photo-frame">
        {photo === undefined ? (
          <p className="photo-none">Not sent</p>
        ) : (
          <Picture url={url} turns={turns} alt={label} />
        )}
        {photo !== undefined && (
          <div className="photo-tools">
            {tools.map(({ icon, what, onClick }) => (
              <button key={what} type="button" title={what} onClick={onClick}>
                <Icon of={icon} label={what} />
              </button>
            ))}
          </div>
        )}
        {beside?.isFar === true && <p className="photo-far">{beside.words}</p>}
      </div>
      <div className="photo-foot">
        <span className="medium">{label}</span>
        <Judge decision={decision} onDecide={props.onDecide} isReadOnly={isReadOnly} isBrief />
      </div>
    </div>
  )
}
