type CardBonesProps = { cards?: number }

/** Cards while the first answer is awaited, on a phone. */
export function CardBones({ cards = 4 }: CardBonesProps) {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: cards }, (_, card) => (
        <li key={card} className="table-card table-card-bones">
          <span className="bone bone-title" />
          <span className="bone bone-line" />
          <span className="bone bone-fact" />
        </li>
      ))}
    </ul>
  )
}
