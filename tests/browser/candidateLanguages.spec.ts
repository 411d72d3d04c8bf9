import type { Page } from '@playwright/test'
import { LANGUAGE_TAGS, LANGUAGES, type LanguageTag } from '#shared/candidate/languages.ts'
import { violations } from './support/axe.ts'
import { agree, allowPhone, goOn, openLink } from './support/sampleCandidate.ts'
import { cutTexts } from './support/cutText.ts'
import { overflow } from './support/look.ts'
import { expect, test } from './support/portal.ts'

/** A small phone whose owner has set letters twice as large (WCAG 1.4.4). */
test.use({ viewport: { width: 360, height: 640 }, locale: 'en-IN' })

const enlarge = (page: Page) =>
  page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))

/** The step that is shown, in every language: nothing cut, nothing beyond the edge; and no rule broken where asked. */
async function judge(
  page: Page,
  { screen, isJudgedWhole = false }: { screen: string; isJudgedWhole?: boolean },
  speak: (tag: LanguageTag) => Promise<unknown> = (tag) =>
    page.locator('.candidate-switch select:visible').selectOption(tag),
) {
  for (const tag of LANGUAGE_TAGS.toReversed()) {
    const told = `${screen} in ${LANGUAGES[tag].english}`
    await speak(tag)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    expect(await cutTexts(page), told).toEqual([])
    expect(await overflow(page), told).toBeLessThanOrEqual(0)
    if (isJudgedWhole) await expect.poll(() => violations(page, 'all'), told).toEqual([])
  }
}

test('no language is cut or breaks a rule, at 360 px with letters twice as large', async ({
  page,
}) => {
  await allowPhone(page)
  await openLink(page, 'Open, never filled in')
  await enlarge(page)
  // The tile, as a finger does: a sticky foot lies over what stands below it.
  await judge(page, { screen: 'choice' }, (tag) =>
    page.locator('label', { hasText: LANGUAGES[tag].own }).click(),
  )
  await goOn(page)
  await page.getByText('on behalf of').waitFor()
  await judge(page, { screen: 'application', isJudgedWhole: true })
  await goOn(page)
  await page.getByRole('heading', { name: /^Check/ }).waitFor()
  await judge(page, { screen: 'checkPhone' })
  await goOn(page)
  await judge(page, { screen: 'terms' })
  await agree(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText('Every Field is Mandatory!').waitFor()
  await judge(page, { screen: 'form', isJudgedWhole: true })
})
