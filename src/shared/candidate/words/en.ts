/** What the frame of a candidate page says, on every step. */
export const frame = {
  back: 'Back',
  help: 'Help',
  language: 'Language',
  /** Both are written in the language's own digits. */
  stepOf: (step: string, of: string) => `${step} of ${of}`,
  chooseLanguage: 'Choose your language',
  changeLater: 'You can change it on any page, at the top. Your answers stay.',
  continue: 'Continue',
  pleaseWait: 'Please wait',
  languageLost: 'This language could not be loaded. Check your connection.',
  tryAgain: 'Try again',
  contactSupport: 'Contact support',
}

export type FrameWords = typeof frame
