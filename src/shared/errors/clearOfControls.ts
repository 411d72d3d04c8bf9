import { betterSpot, type Box, type Side, type Taken } from './toastPlace.ts'

/** What is pressed or typed into. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label:has(input), [role="button"]'

/** What is read; of a table or a list, all of it. */
const TEXTS = 'h1, h2, h3, h4, p, legend, table, ul, ol, dl'
const WHOLE = 'table, ul, ol, dl'

/** The library's containers, one for each place that is in use. */
const STACKS: readonly { side: Side; selector: string }[] = [
  { side: 'left', selector: '.Toastify__toast-container--top-left' },
  { side: 'right', selector: '.Toastify__toast-container--top-right' },
]

/** Boxes of what stands on the screen, outside of `room`. */
function boxesOf(room: HTMLElement, selector: string, boxOf: (element: Element) => DOMRect): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !room.contains(element) && isSeen(element.getBoundingClientRect()))
    .map(boxOf)
    .filter(isSeen)
}

const isSeen = ({ width, height }: DOMRect): boolean => width > 1 && height > 1

const outerBox = (element: Element): DOMRect => element.getBoundingClientRect()

/** A line of text is seldom as wide as its paragraph. */
function textBox(element: Element): DOMRect {
  if (element.matches(WHOLE)) return outerBox(element)
  const words = document.createRange()
  words.selectNodeContents(element)
  return words.getBoundingClientRect()
}

/** Moves what lies where it should not; what is clear stays where it is being read. */
function place(room: HTMLElement, toasts: HTMLElement, taken: Taken, side: Side): void {
  const bounds = room.getBoundingClientRect()
  const spot = betterSpot(toasts.getBoundingClientRect(), bounds, taken, side)
  if (spot === null) return
  toasts.style.left = `${spot.left - bounds.left}px`
  toasts.style.right = 'auto'
  toasts.style.top = `${spot.top - bounds.top}px`
}

/**
 * Keeps the toasts of a room over the page clear of everything that can be pressed there, as the page changes, scrolls and
 * gets another size; of what is read too, but while it scrolls below them. Gives back the way to stop.
 */
export function keepClearOfControls(room: HTMLElement): () => void {
  let frame: number | null = null
  let isChanged = false
  const placeAll = () => {
    frame = null
    const stacks = STACKS.flatMap(({ side, selector }) =>
      [...room.querySelectorAll<HTMLElement>(selector)].map((toasts) => ({ side, toasts })),
    )
    if (stacks.length === 0) return
    const controls = boxesOf(room, CONTROLS, outerBox)
    const texts = isChanged ? boxesOf(room, TEXTS, textBox) : []
    isChanged = false
    for (const { side, toasts } of stacks) place(room, toasts, { controls, texts }, side)
  }
  const askAboutControls = () => {
    frame ??= requestAnimationFrame(placeAll)
  }
  const ask = () => {
    isChanged = true
    askAboutControls()
  }
  const changes = new MutationObserver(ask)
  changes.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('resize', ask)
  window.addEventListener('scroll', askAboutControls, { capture: true, passive: true })
  window.addEventListener('scrollend', ask, { capture: true })
  return () => {
    changes.disconnect()
    window.removeEventListener('resize', ask)
    window.removeEventListener('scroll', askAboutControls, { capture: true })
    window.removeEventListener('scrollend', ask, { capture: true })
    if (frame !== null) cancelAnimationFrame(frame)
  }
}
