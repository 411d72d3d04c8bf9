import { Suspense } from 'react'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { composeFileName } from '#shared/platform/lib/text/fileName.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { LoadErrorDialog } from '#shared/ui/loading/LoadErrorDialog.tsx'
import { PHOTO_NAMES, type AddressCase, type ReviewItem, type PhotoName } from '../case.ts'
import type { Decision, Decisions } from '../review/decision/review.ts'
import { downloadPng } from './downloadPng.ts'
import { PhotoCard } from './PhotoCard.tsx'
import { summarizePhotoDistance, type CasePhotos } from './photoDistance.ts'
import { PHOTO_TEXTS } from './photoTexts.ts'
import { usePhotoUrls, toPhotoBlob } from './usePhotoUrls.ts'
import './photos.css'

const PhotoScreen = lazyWithRetry(async () => (await import('./PhotoViewer.tsx')).PhotoViewer, {
  label: 'The photo',
  LoadError: LoadErrorDialog,
})

type PhotoPanelProps = {
  photos: CasePhotos
  /** Decided without being shown (kyc §4). */
  hidden: readonly PhotoName[]
  rotation: Readonly<Record<PhotoName, number>>
  onRotate: (photo: PhotoName, by: 1 | -1) => void
  decisions: Decisions
  onDecide: (photo: PhotoName, decision: Decision) => void
  isReadOnly: boolean
  currentItem: ReviewItem
  openPhoto: PhotoName | null
  onOpen: (photo: PhotoName | null) => void
  source: AddressCase['source']
}

export function PhotoPanel(props: PhotoPanelProps) {
  const { photos, hidden, rotation, onRotate, decisions, onDecide } = props
  const { isReadOnly, currentItem, openPhoto, onOpen, source } = props
  const urls = usePhotoUrls(photos)
  const visiblePhotos = PHOTO_NAMES.filter((name) => !hidden.includes(name))
  const decided = visiblePhotos.filter((name) => decisions[name] !== undefined).length
  const download = (name: PhotoName) => {
    const photo = photos[name]
    if (photo === undefined) return
    const ending = `_${source.reference}_${PHOTO_TEXTS[name].label}.png`
    const file = composeFileName(source.name, ending)
    downloadPng(toPhotoBlob(photo), rotation[name], file).catch(() =>
      showToast('error', 'This photo is damaged, so it cannot be saved.'),
    )
  }
  return (
    <section className="photos" aria-labelledby="photos-title">
      <header className="review-part-header">
        <h2 id="photos-title">Photos</h2>
        <span className="small muted">
          {decided} of {visiblePhotos.length} decided
        </span>
        <span className="review-keys push small muted only-wide" aria-hidden="true">
          <kbd>1</kbd> to <kbd>{visiblePhotos.length}</kbd> open
        </span>
      </header>
      <div className={`photo-cards of-${visiblePhotos.length}`}>
        {visiblePhotos.map((name) => (
          <PhotoCard
            key={name}
            name={name}
            photo={photos[name]}
            url={urls[name]}
            quarterTurns={rotation[name]}
            distance={summarizePhotoDistance(name, photos)}
            decision={decisions[name]}
            isCurrent={!isReadOnly && currentItem === name}
            isReadOnly={isReadOnly}
            onDecide={(decision) => onDecide(name, decision)}
            onRotate={() => onRotate(name, 1)}
            onDownload={() => download(name)}
            onOpen={() => onOpen(name)}
          />
        ))}
      </div>
      {openPhoto !== null && (
        <Suspense fallback={null}>
          <PhotoScreen
            {...{
              photos,
              urls,
              visiblePhotos,
              rotation,
              onRotate,
              decisions,
              onDecide,
              isReadOnly,
              source,
            }}
            name={openPhoto}
            onOpen={onOpen}
            onClose={() => onOpen(null)}
            onDownload={download}
          />
        </Suspense>
      )}
    </section>
  )
}
