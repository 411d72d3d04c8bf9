import { MARKS, PIN, type MarkKind } from './marks.ts'

/** The pin of a mark, as it stands on the map. */
export function Pin({ kind }: { kind: MarkKind }) {
  const { letter, colour } = MARKS[kind]
  return (
    <svg className="map-pin" viewBox={`0 0 ${PIN.width} ${PIN.height}`} aria-hidden="true">
      <path d={PIN.path} fill={colour} stroke="#ffffff" strokeWidth="2" />
      <text x={PIN.letter.x} y={PIN.letter.y} dy="0.36em" textAnchor="middle" fill="#ffffff">
        {letter}
      </text>
    </svg>
  )
}
