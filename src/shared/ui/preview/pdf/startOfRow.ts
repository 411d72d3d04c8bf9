/** A label has a word; a reference number or an amount is none. */
const WORD = /\p{L}{3}/u

/**
 * The left edge of what to show with a match (CSS px in the window): its whole row, else the row from its label on,
 * else the match alone, whichever fits into `width`.
 */
export function startOfRow(mark: HTMLElement, width: number): number {
  const { left, right, top, bottom } = mark.getBoundingClientRect()
  const runs = [...(mark.closest('.pdf-text')?.querySelectorAll('span') ?? [])]
    .map((run) => ({ text: run.textContent, box: run.getBoundingClientRect() }))
    .filter(({ text, box }) => {
      const middle = (box.top + box.bottom) / 2
      return text.trim() !== '' && box.left < left && middle > top && middle < bottom
    })
    .map(({ text, box }) => ({ text, left: box.left }))
  const label = runs.filter(({ text }) => WORD.test(text)).map((run) => run.left)
  const starts = [Math.min(...runs.map((run) => run.left)), Math.max(...label)]
  return starts.find((start) => Number.isFinite(start) && right - start <= width) ?? left
}
