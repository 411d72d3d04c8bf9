import type { DiffWord } from './wordDiff.ts'

type DiffTextProps = { words: readonly DiffWord[] }

export function DiffText({ words }: DiffTextProps) {
  return words.map(({ text, isDifferent }, index) =>
    isDifferent ? (
      <mark key={index} className="review-difference">
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  )
}
