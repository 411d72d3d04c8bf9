import { covers, freeSpot, type Box, type Side } from './toastPlace.ts'

/** What is pressed or typed into. */
const CONTROLS =
  'a[href], button, input, select, textarea, summary, label:has(input), [role="button"]'

/** The library's containers, one for each place that is in use. */
const STACKS: readonly { side: Side; selector: string }[] = [
  { side: 'left', selector: '.Toastify__toast-container--top-left' },
  { side: 'right', selector: '.Toastify__toast-container--top-right' },
]

/** Of those that stand on the screen, outside of `room`. */
function controlBoxes(room: HTMLElement): Box[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !room.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
}

/** Moves what lies on a control to where it lies on none; what is clear of all of them stays where it is being read. */
function place(room: HTMLElement, toasts: HTMLElement, side: Side): void {
  const boxes = controlBoxes(room)
  const at = toasts.getBoundingClientRect()
  const bounds = room.getBoundingClientRect()
  if (at.right <= bounds.right && !covers(at, at, boxes)) return
  const { left, top } = freeSpot(at, bounds, boxes, side)
  toasts.style.left = `${left - bounds.left}px`
  toasts.style.right = 'auto'
  toasts.style.top = `${top - bounds.top}px`
}

/**
 * Keeps the toasts of a room over the page clear of everything that can be pressed there, as the page changes, scrolls and
 * gets another size. Gives back the way to stop.
 */
export function keepClearOfControls(room: HTMLElement): () => void {
  let frame: number | null = null
  const placeAll = () => {
    frame = null
    for (const { side, selector } of STACKS)
      room.querySelectorAll<HTMLElement>(selector).forEach((toasts) => place(room, toasts, side))
  }
  const ask = () => {
    frame ??= requestAnimationFrame(placeAll)
  }
  const changes = new MutationObserver(ask)
  changes.observe(document.body, { childList: true, subtree: true })
  window.addEventListener('resize', ask)
  window.addEventListener('scroll', ask, { capture: true, passive: true })
  return () => {
    changes.disconnect()
    window.removeEventListener('resize', ask)
    window.removeEventListener('scroll', ask, { capture: true })
    if (frame !== null) cancelAnimationFrame(frame)
  }
}
