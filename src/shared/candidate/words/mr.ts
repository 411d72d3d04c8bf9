import type { FrameWords } from './en.ts'

export const frame: FrameWords = {
  back: 'मागे',
  help: 'मदत',
  language: 'भाषा',
  stepOf: (step, of) => `${of} पैकी ${step}`,
  chooseLanguage: 'तुमची भाषा निवडा',
  changeLater: 'तुम्ही ती कोणत्याही पानावर, सर्वात वर, बदलू शकता. तुमची उत्तरे तशीच राहतील.',
  continue: 'पुढे जा',
  pleaseWait: 'कृपया थांबा',
  languageLost: 'ही भाषा लोड झाली नाही. तुमचे इंटरनेट तपासा.',
  tryAgain: 'पुन्हा प्रयत्न करा',
  contactSupport: 'मदत केंद्राशी संपर्क करा',
}
