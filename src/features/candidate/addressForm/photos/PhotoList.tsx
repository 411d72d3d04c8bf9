import type { PhotoName, Photos, TakenPhoto } from '../form.ts'
import { gapId } from '../gaps.ts'

type PhotoListProps = {
  photos: Photos
  locked: readonly PhotoName[]
  marked: readonly PhotoName[]
  asked: readonly PhotoName[]
  onTaken: (name: PhotoName, photo: TakenPhoto) => void
  onRemoved: (name: PhotoName) => void
  onDenied: (permission: 'camera' | 'location') => void
}

export function PhotoList({ photos, asked, onTaken }: PhotoListProps) {
  return (
    <ul>
      {asked.map((name) => (
        <li key={name} id={gapId(name)}>
          <button
            type="button"
            onClick={() =>
              onTaken(name, {
                picture: new Blob(['x']),
                takenAt: new Date().toISOString(),
                place: { latitude: 12.9, longitude: 77.5, accuracyM: 20 },
              })
            }
          >
            {name} {photos[name] ? 'yes' : 'no'}
          </button>
        </li>
      ))}
    </ul>
  )
}
