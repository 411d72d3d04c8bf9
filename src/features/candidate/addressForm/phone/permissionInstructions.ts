import type { Translations } from '../translations.ts'
import type { Browser } from './detectBrowser.ts'

export type InstructionStep = {
  text: string
  illustration?: 'siteIcon' | 'textMenu' | 'switch'
}

export function permissionInstructions(
  permission: 'camera' | 'location',
  { steps, inApp, names }: Translations['phone'],
  browser: Browser,
): readonly InstructionStep[] {
  const what = names[permission]
  const siteIcon: InstructionStep = { text: steps.siteIcon, illustration: 'siteIcon' }
  const turnOn: InstructionStep = { text: steps.turnOn({ what }), illustration: 'switch' }
  const ways: Record<Browser, readonly InstructionStep[]> = {
    inApp: [{ text: inApp }],
    safari: [
      { text: steps.safariMenu, illustration: 'textMenu' },
      { text: steps.safariAllow({ what }) },
    ],
    iosOther: [{ text: steps.iosSettings }, turnOn],
    firefox: [siteIcon, { text: steps.firefoxAllow({ what }) }],
    samsung: [siteIcon, turnOn],
    chrome: [siteIcon, turnOn],
  }
  return [...ways[browser], ...(browser === 'inApp' ? [] : [{ text: steps.comeBack }])]
}
