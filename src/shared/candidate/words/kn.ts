import type { FrameWords } from './en.ts'

export const frame: FrameWords = {
  back: 'ಹಿಂದೆ',
  help: 'ಸಹಾಯ',
  language: 'ಭಾಷೆ',
  stepOf: (step, of) => `${of} ರಲ್ಲಿ ${step}`,
  chooseLanguage: 'ನಿಮ್ಮ ಭಾಷೆಯನ್ನು ಆರಿಸಿ',
  changeLater: 'ಯಾವುದೇ ಪುಟದಲ್ಲಿ, ಮೇಲ್ಭಾಗದಲ್ಲಿ ಇದನ್ನು ಬದಲಾಯಿಸಬಹುದು. ನಿಮ್ಮ ಉತ್ತರಗಳು ಹಾಗೆಯೇ ಇರುತ್ತವೆ.',
  continue: 'ಮುಂದುವರಿಯಿರಿ',
  pleaseWait: 'ದಯವಿಟ್ಟು ಕಾಯಿರಿ',
  languageLost: 'ಈ ಭಾಷೆ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ನೋಡಿ.',
  tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  contactSupport: 'ಸಹಾಯ ಕೇಂದ್ರವನ್ನು ಸಂಪರ್ಕಿಸಿ',
}
