import { Suspense } from 'react'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { LostDialog } from '#shared/ui/LostDialog.tsx'
import { composeFileName } from '#shared/lib/fileName.ts'
import { showToast } from '#shared/errors/toast.ts'
import { PHOTOS, type AddressCase, type Decided, type PhotoName } from '../case.ts'
import type { Decision, Decisions } from '../review/judging/review.ts'
import { downloadPng } from './downloadPng.ts'
import { PhotoCard } from './PhotoCard.tsx'
import { PHOTO_WORDS } from './photoWords.ts'
import { pictureOf } from './pictureOf.ts'
import { takenBeside, type CasePhotos } from './taken.ts'
import { usePictureUrls } from './usePictureUrls.ts'
import './photos.css'

const PhotoScreen = lazyPart(async () => (await import('./PhotoScreen.tsx')).PhotoScreen, {
  what: 'The photo',
  Lost: LostDialog,
})

type PhotoPanelProps = {
  photos: CasePhotos
  /** Decided without being shown (kyc §4). */
  hidden: readonly PhotoName[]
  rotation: Readonly<Record<PhotoName, number>>
  onRotate: (photo: PhotoName, by: 1 | -1) => void
  decisions: Decisions
  onDecide: (photo: PhotoName, decision: Decision) => void
  readOnly: boolean
  /** Where the keys act. */
  current: Decided
  /** What fills the screen. */
  open: PhotoName | null
  onOpen: (photo: PhotoName | null) => void
  source: AddressCase['source']
}

/** The candidate's photos, each to be accepted or rejected (kyc §2, look 07). */
export function PhotoPanel(props: PhotoPanelProps) {
  const { photos, hidden, rotation, onRotate, decisions, onDecide } = props
  const { readOnly, current, open, onOpen, source } = props
  const urls = usePictureUrls(photos)
  const shown = PHOTOS.filter((name) => !hidden.includes(name))
  const decided = shown.filter((name) => decisions[name] !== undefined).length
  const download = (name: PhotoName) => {
    const photo = photos[name]
    if (photo === undefined) return
    const ending = `_${source.reference}_${PHOTO_WORDS[name].label}.png`
    const file = composeFileName(source.name, ending)
    downloadPng(pictureOf(photo), rotation[name], file).catch(() =>
      showToast('error', 'This picture is damaged, so it cannot be saved.'),
    )
  }
  return (
    <section className="photos" aria-labelledby="photos-title">
      <header className="review-part-head">
        <h2 id="photos-title">Photos</h2>
        <span className="small muted">
          {decided} of {shown.length} decided
        </span>
        <span className="review-keys push small muted only-wide" aria-hidden="true">
          <kbd>1</kbd> to <kbd>{shown.length}</kbd> open
        </span>
      </header>
      <div className={`photo-cards of-${shown.length}`}>
        {shown.map((name) => (
          <PhotoCard
            key={name}
            name={name}
            photo={photos[name]}
            url={urls[name]}
            turns={rotation[name]}
            beside={takenBeside(name, photos)}
            decision={decisions[name]}
            isCurrent={!readOnly && current === name}
            isReadOnly={readOnly}
            onDecide={(decision) => onDecide(name, decision)}
            onRotate={() => onRotate(name, 1)}
            onDownload={() => download(name)}
            onOpen={() => onOpen(name)}
          />
        ))}
      </div>
      {open !== null && (
        <Suspense fallback={null}>
          <PhotoScreen
            {...{ photos, urls, shown, rotation, onRotate, decisions, onDecide, readOnly, source }}
            name={open}
            onOpen={onOpen}
            onClose={() => onOpen(null)}
            onDownload={download}
          />
        </Suspense>
      )}
    </section>
  )
}
