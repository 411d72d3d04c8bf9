import type { Browser } from './browser.ts'
import type { PhoneWords } from './words/en.ts'

/** Something to do, and what it looks like on the phone. */
export type RepairStep = {
  text: string
  shows?: 'siteIcon' | 'textMenu' | 'switch'
}

/** The way to a permission that was refused, in this browser (look 10f). */
export function permissionSteps(
  permission: 'camera' | 'location',
  { steps, inApp, names }: PhoneWords,
  browser: Browser,
): readonly RepairStep[] {
  const what = names[permission]
  const siteIcon: RepairStep = { text: steps.siteIcon, shows: 'siteIcon' }
  const turnOn: RepairStep = { text: steps.turnOn(what), shows: 'switch' }
  const ways: Record<Browser, readonly RepairStep[]> = {
    inApp: [{ text: inApp }],
    safari: [{ text: steps.safariMenu, shows: 'textMenu' }, { text: steps.safariAllow(what) }],
    iosOther: [{ text: steps.iosSettings }, turnOn],
    firefox: [siteIcon, { text: steps.firefoxAllow(what) }],
    samsung: [siteIcon, turnOn],
    chrome: [siteIcon, turnOn],
  }
  return [...ways[browser], ...(browser === 'inApp' ? [] : [{ text: steps.comeBack }])]
}
