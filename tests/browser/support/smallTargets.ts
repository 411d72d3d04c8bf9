import type { Page } from '@playwright/test'

/** Issue of the candidates: on a phone, in the sun, with one hand. */
const LEAST_PX = 48

/** What a thumb would miss on a candidate's page: all that can be pressed and is smaller than 48 px, with its size. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((minSize) => {
    const pressed = '.candidate :is(a[href], button, select, input, textarea)'
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(pressed)) {
      const target = element.closest('label') ?? element
      const { width, height } = target.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true }) && width > 0
      // Half a pixel is how boxes are rounded.
      if (isShown && (width < minSize - 0.5 || height < minSize - 0.5))
        found.push(`${target.outerHTML.slice(0, 80)}: ${width} x ${height}`)
    }
    return found
  }, LEAST_PX)
