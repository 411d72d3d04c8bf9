import type { FrameWords } from './en.ts'

export const frame: FrameWords = {
  back: 'பின்செல்',
  help: 'உதவி',
  language: 'மொழி',
  stepOf: (step, of) => `${of}-இல் ${step}`,
  chooseLanguage: 'உங்கள் மொழியைத் தேர்ந்தெடுக்கவும்',
  changeLater: 'எந்தப் பக்கத்திலும் மேலே இதை மாற்றலாம். உங்கள் பதில்கள் அப்படியே இருக்கும்.',
  continue: 'தொடரவும்',
  pleaseWait: 'காத்திருக்கவும்',
  languageLost: 'இந்த மொழியை ஏற்ற முடியவில்லை. உங்கள் இணைய இணைப்பைப் பாருங்கள்.',
  tryAgain: 'மீண்டும் முயலவும்',
  contactSupport: 'உதவி மையத்தைத் தொடர்புகொள்ளவும்',
}
