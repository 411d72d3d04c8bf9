import exclamation from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import type { PhotoName } from '../form.ts'
import { BlobImage } from '../photos/BlobImage.tsx'
import { useWords } from '../words/words.ts'
import type { Hint } from './judgement/judge.ts'

type TakenViewProps = {
  photo: PhotoName
  picture: Blob
  /** What may be wrong with it. */
  hint: Hint | null
  /** Its place is waited for. */
  isKeeping: boolean
  onRetake: () => void
  onProceed: () => void
}

/** The picture that was taken: keep it, or take another one. */
export function TakenView(props: TakenViewProps) {
  const { photo, picture, hint, isKeeping, onRetake, onProceed } = props
  const { names, camera: words } = useWords().photos
  return (
    <>
      <div className="camera-frame">
        <BlobImage picture={picture} alt={names[photo]} />
      </div>
      <div className="camera-line" role="status">
        {isKeeping ? <p>{words.lookingForPlace}</p> : <Verdict hint={hint} />}
      </div>
      <div className="camera-choice">
        <button
          type="button"
          className={hint === null ? 'btn btn-secondary' : 'btn btn-primary'}
          onClick={onRetake}
        >
          {words.retake}
        </button>
        <button
          type="button"
          className={hint === null ? 'btn btn-primary' : 'btn btn-secondary'}
          disabled={isKeeping}
          onClick={onProceed}
        >
          {hint === null ? words.proceed : words.useAnyway}
        </button>
      </div>
    </>
  )
}

function Verdict({ hint }: Pick<TakenViewProps, 'hint'>) {
  const words = useWords().photos.camera
  if (hint === null) return <p>{words.look}</p>
  return (
    <p className="camera-hint">
      <Icon of={exclamation} />
      {words.hints[hint]}
    </p>
  )
}
