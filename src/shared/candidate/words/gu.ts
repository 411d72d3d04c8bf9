import type { FrameWords } from './en.ts'

export const frame: FrameWords = {
  back: 'પાછળ',
  help: 'મદદ',
  language: 'ભાષા',
  stepOf: (step, of) => `${of} માંથી ${step}`,
  chooseLanguage: 'તમારી ભાષા પસંદ કરો',
  changeLater: 'તમે તેને કોઈપણ પાના પર, સૌથી ઉપર, બદલી શકો છો. તમારા જવાબો એમ જ રહેશે.',
  continue: 'આગળ વધો',
  pleaseWait: 'કૃપા કરીને રાહ જુઓ',
  languageLost: 'આ ભાષા લોડ થઈ શકી નથી. તમારું ઇન્ટરનેટ તપાસો.',
  tryAgain: 'ફરી પ્રયાસ કરો',
  contactSupport: 'સહાય કેન્દ્રનો સંપર્ક કરો',
}
