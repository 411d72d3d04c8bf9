import { findBetterPosition, type Box, type Side, type Obstacles } from './toastPosition.ts'

const CONTROLS =
  'a[href], button, input, select, textarea, summary, label:has(input), [role="button"]'

const TEXTS = 'h1, h2, h3, h4, p, legend, table, ul, ol, dl'
const WHOLE = 'table, ul, ol, dl'

const TOAST_STACKS: readonly { side: Side; selector: string }[] = [
  { side: 'left', selector: '.Toastify__toast-container--top-left' },
  { side: 'right', selector: '.Toastify__toast-container--top-right' },
]

function visibleBoxes(
  area: HTMLElement,
  selector: string,
  boxOf: (element: Element) => DOMRect,
): Box[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !area.contains(element) && isVisible(element.getBoundingClientRect()))
    .map(boxOf)
    .filter(isVisible)
}

const isVisible = ({ width, height }: DOMRect): boolean => width > 1 && height > 1

const outerBox = (element: Element): DOMRect => element.getBoundingClientRect()

/** The box of the text itself, which is often narrower than its paragraph. */
function textBox(element: Element): DOMRect {
  if (element.matches(WHOLE)) return outerBox(element)
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

/** Moves only toasts that cover something, so that the others can be read. */
function positionStack(
  area: HTMLElement,
  toasts: HTMLElement,
  obstacles: Obstacles,
  side: Side,
): void {
  const bounds = area.getBoundingClientRect()
  const position = findBetterPosition(toasts.getBoundingClientRect(), bounds, obstacles, side)
  if (position === null) return
  toasts.style.left = `${position.left - bounds.left}px`
  toasts.style.right = 'auto'
  toasts.style.top = `${position.top - bounds.top}px`
}

/** Toasts avoid controls, and texts except while scrolling. Returns the function that stops it. */
export function positionToasts(area: HTMLElement): () => void {
  let frame: number | null = null
  let isChanged = false
  const positionAll = () => {
    frame = null
    const stacks = TOAST_STACKS.flatMap(({ side, selector }) =>
      [...area.querySelectorAll<HTMLElement>(selector)].map((toasts) => ({ side, toasts })),
    )
    if (stacks.length === 0) return
    const controls = visibleBoxes(area, CONTROLS, outerBox)
    const texts = isChanged ? visibleBoxes(area, TEXTS, textBox) : []
    isChanged = false
    for (const { side, toasts } of stacks) positionStack(area, toasts, { controls, texts }, side)
  }
  const scheduleControlsCheck = () => {
    frame ??= requestAnimationFrame(positionAll)
  }
  const scheduleFullCheck = () => {
    isChanged = true
    scheduleControlsCheck()
  }
  const changes = new MutationObserver(scheduleFullCheck)
  changes.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('resize', scheduleFullCheck)
  window.addEventListener('scroll', scheduleControlsCheck, { capture: true, passive: true })
  window.addEventListener('scrollend', scheduleFullCheck, { capture: true })
  return () => {
    changes.disconnect()
    window.removeEventListener('resize', scheduleFullCheck)
    window.removeEventListener('scroll', scheduleControlsCheck, { capture: true })
    window.removeEventListener('scrollend', scheduleFullCheck, { capture: true })
    if (frame !== null) cancelAnimationFrame(frame)
  }
}
