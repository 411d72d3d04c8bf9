import type { Word } from './words.ts'

type MarkedTextProps = { words: readonly Word[] }

/** A text, the words marked in which it differs from what it is compared with. */
export function MarkedText({ words }: MarkedTextProps) {
  return words.map(({ text, isDifferent }, index) =>
    isDifferent ? (
      <mark key={index} className="review-differs">
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  )
}
