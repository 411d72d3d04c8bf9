import files from 'bootstrap-icons/icons/files.svg?raw'
import { useState } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { UploadEntry } from '#shared/upload/uploadEntry.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { joinSides } from './joinSides.ts'
import { sidesOf, type Sides } from './sidesOf.ts'

type SidesOfferProps = {
  analyzer: string
  /** Of one file. */
  limits: UploadLimits
  entries: readonly UploadEntry[]
  onApart: (id: string) => void
}

/** Two photographs of one card cost one credit as one document: offered, never done by itself. */
export function SidesOffer({ analyzer, limits, entries, onApart }: SidesOfferProps) {
  const dispatch = useAppDispatch()
  const [joining, setJoining] = useState<string | null>(null)
  const join = async (sides: Sides) => {
    setJoining(sides[0].id)
    await dispatch(joinSides(analyzer, limits, sides))
    setJoining(null)
  }
  return sidesOf(entries).map((sides) => {
    const [front, back] = sides
    return (
      <div key={front.id} className="sides-offer" role="group" aria-label="Two sides of one card">
        <Icon of={files} />
        <p>
          <b>{front.name}</b> and <b>{back.name}</b> may be the two sides of one card. As one
          document of two pages they are one job and are paid once.
        </p>
        <button
          type="button"
          className="btn btn-soft btn-sm"
          disabled={joining !== null}
          onClick={() => void join(sides)}
        >
          {joining === front.id ? 'Joining…' : 'Make one document'}
        </button>
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          onClick={() => sides.forEach(({ id }) => onApart(id))}
        >
          Keep apart
        </button>
      </div>
    )
  })
}
