import type { FrameWords } from './en.ts'

export const frame: FrameWords = {
  back: 'पीछे',
  help: 'मदद',
  language: 'भाषा',
  stepOf: (step, of) => `${of} में से ${step}`,
  chooseLanguage: 'अपनी भाषा चुनें',
  changeLater: 'आप इसे किसी भी पेज पर, सबसे ऊपर, बदल सकते हैं। आपके जवाब बने रहेंगे।',
  continue: 'आगे बढ़ें',
  pleaseWait: 'कृपया रुकें',
  languageLost: 'यह भाषा लोड नहीं हो सकी। अपना इंटरनेट देखें।',
  tryAgain: 'फिर कोशिश करें',
  contactSupport: 'सहायता से संपर्क करें',
}
