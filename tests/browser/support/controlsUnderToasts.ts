import type { Page } from '@playwright/test'

const TOASTS = '.Toastify__toast-container'

/** Two lines, the longest that most toasts have. */
const TEXT = 'payslips-april-may-and-june.pdf is ready. It has three months. Open the result'

/** The names of controls of which some part lies under a toast that is shown now. */
export const controlsUnderToasts = (page: Page): Promise<string[]> =>
  page.evaluate((toasts) => {
    const all = [...document.querySelectorAll<HTMLElement>(toasts)]
    const boxes = all.flatMap((one) =>
      [one, ...one.children].map((part) => part.getBoundingClientRect()),
    )
    const isToast = ([x, y]: readonly [number, number]) =>
      boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) &&
      (document.elementFromPoint(x, y)?.closest(toasts) ?? null) !== null
    const pointsOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const middle = [(left + right) / 2, (top + bottom) / 2] as const
      if (right - left < 2 || bottom - top < 2) return []
      return [
        middle,
        [left + 1, top + 1],
        [right - 1, top + 1],
        [left + 1, bottom - 1],
        [right - 1, bottom - 1],
      ] as const
    }
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role="button"]',
      ),
    ].filter((control) => control.closest(toasts) === null)
    const covered = controls.filter((control) => pointsOf(control).some(isToast))
    // What lies behind a dialog or a panel cannot be pressed without the toast either.
    for (const toast of all) toast.style.visibility = 'hidden'
    const uncovered = covered.filter((control) =>
      pointsOf(control).some(([x, y]) => control.contains(document.elementFromPoint(x, y))),
    )
    for (const toast of all) toast.style.visibility = ''
    return uncovered.map((control) => control.ariaLabel ?? control.innerText)
  }, TOASTS)

/** The controls that a toast of each side would cover on this screen: at its top, as anything scrolls below a fixed place. */
export async function controlsUnderSampleToasts(page: Page): Promise<string[]> {
  const scrolled = await page.evaluate((text) => {
    const before = window.scrollY
    window.scrollTo({ top: 0, behavior: 'instant' })
    const area = document.createElement('div')
    area.id = 'sample-toasts'
    area.className = 'toast-area'
    for (const side of ['left', 'right']) {
      const toasts = document.createElement('div')
      toasts.className = `Toastify__toast-container Toastify__toast-container--top-${side}`
      const toast = document.createElement('div')
      toast.className = 'Toastify__toast'
      toast.textContent = text
      toasts.append(toast)
      area.append(toasts)
    }
    document.body.append(area)
    return before
  }, TEXT)
  const covered = await controlsUnderToasts(page)
  await page.evaluate((top) => {
    document.querySelector('#sample-toasts')?.remove()
    window.scrollTo({ top, behavior: 'instant' })
  }, scrolled)
  return covered
}
