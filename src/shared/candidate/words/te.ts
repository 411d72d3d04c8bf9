import type { FrameWords } from './en.ts'

export const frame: FrameWords = {
  back: 'వెనక్కి',
  help: 'సహాయం',
  language: 'భాష',
  stepOf: (step, of) => `${of}లో ${step}`,
  chooseLanguage: 'మీ భాషను ఎంచుకోండి',
  changeLater: 'ఏ పేజీలోనైనా పైభాగంలో దీన్ని మార్చుకోవచ్చు. మీ జవాబులు అలాగే ఉంటాయి.',
  continue: 'కొనసాగించండి',
  pleaseWait: 'దయచేసి వేచి ఉండండి',
  languageLost: 'ఈ భాష లోడ్ కాలేదు. మీ ఇంటర్నెట్ కనెక్షన్ చూడండి.',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  contactSupport: 'సహాయ కేంద్రాన్ని సంప్రదించండి',
}
