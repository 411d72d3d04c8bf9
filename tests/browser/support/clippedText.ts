import type { Page } from '@playwright/test'

/** What a person with these letters cannot read: texts that reach over the page's edge, or that a box cuts off. */
export const findClippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clipped = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() !== null) {
      const text = texts.currentNode
      const content = text.textContent?.trim() ?? ''
      const parent = text.parentElement
      if (
        content === '' ||
        parent === null ||
        parent.closest('.visually-hidden, script, style') !== null ||
        getComputedStyle(parent).clipPath === 'inset(50%)' // for screen readers only, as there is no room
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()]
      // Half a pixel is how letters are rounded.
      if (lines.some(({ left, right }) => left < -0.5 || right > innerWidth + 0.5))
        clipped.add(content)
      for (let box: Element | null = parent; box !== null; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const hides = overflowX !== 'visible' || overflowY !== 'visible'
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const leaves = lines.some(
          (line) =>
            line.left < left - 1 ||
            line.right > right + 1 ||
            (overflowY === 'hidden' && (line.top < top - 1 || line.bottom > bottom + 1)),
        )
        if (hides && leaves) clipped.add(content)
      }
    }
    return [...clipped]
  })
