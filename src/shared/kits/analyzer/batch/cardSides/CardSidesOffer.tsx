import files from 'bootstrap-icons/icons/files.svg?raw'
import { useState } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { CardSides } from './joinCardSides.ts'
import './cardSidesOffer.css'

type CardSidesOfferProps = {
  /** As `findCardSides` finds them. */
  cards: readonly CardSides[]
  onJoin: (sides: CardSides) => Promise<unknown>
  onKeepApart: (id: string) => void
}

/** Offers to join two photos of one card, which cost one credit as one document. Never automatic. */
export function CardSidesOffer({ cards, onJoin, onKeepApart }: CardSidesOfferProps) {
  const [joining, setJoining] = useState<string | null>(null)
  const join = async (sides: CardSides) => {
    setJoining(sides[0].id)
    await onJoin(sides)
    setJoining(null)
  }
  return cards.map((sides) => {
    const [front, back] = sides
    return (
      <div
        key={front.id}
        className="card-sides-offer"
        role="group"
        aria-label="Two sides of one card"
      >
        <Icon of={files} />
        <p>
          <b>{front.name}</b> and <b>{back.name}</b> may be the two sides of one card. If you
          combine them into one document, they are one job and you are charged once.
        </p>
        <button
          type="button"
          className="btn btn-soft btn-sm"
          disabled={joining !== null}
          onClick={() => void join(sides)}
        >
          {joining === front.id ? 'Combining…' : 'Combine into one document'}
        </button>
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          onClick={() => sides.forEach(({ id }) => onKeepApart(id))}
        >
          Keep separate
        </button>
      </div>
    )
  })
}
