import type { Page } from '@playwright/test'

const WIDTHS = {
  large: { width: 1920, height: 1080 },
  wide: { width: 1280, height: 860 },
  narrow: { width: 390, height: 844 },
}

/** Chromium finds the fonts of scripts/fonts.conf only; of those the product's own list takes Inter, then Noto Sans. */
const FONTS = { inter: null, dejavu: '"DejaVu Sans"' }

export type Appearance = {
  width: keyof typeof WIDTHS
  theme: 'light' | 'dark'
  font: keyof typeof FONTS
}

/** Shows the page as it is in another window, theme and font; over when what follows from it has been laid out. */
export async function applyAppearance(
  page: Page,
  { width, theme, font }: Appearance,
): Promise<void> {
  await page.setViewportSize(WIDTHS[width])
  await page.evaluate(
    async ([mode, family]) => {
      const { dataset, style } = document.documentElement
      dataset.bsTheme = mode
      style.setProperty('--lk-font', family)
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await frame()
      await frame()
    },
    [theme, FONTS[font]] as const,
  )
}

/** How far the page scrolls sideways, px. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** A picture of the page at rest: two in a row are the same. */
export async function takeScreenshot(page: Page, path: string): Promise<void> {
  let before = await page.screenshot()
  for (;;) {
    const after = await page.screenshot({ path })
    if (after.equals(before)) return
    before = after
  }
}
