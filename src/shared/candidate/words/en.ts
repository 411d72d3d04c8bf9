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
  /** Code of a later step did not come: why, and what helps. */
  lost: {
    step: 'This step could not be loaded',
    offline: 'There is no connection. It opens by itself when the line is back. Your answers stay.',
    released: 'A newer version of this page is out. Reload it to go on. Your answers stay.',
    refused: 'The server did not send it. Try again, or reload the page. Your answers stay.',
    reload: 'Reload the page',
  },
}

export type FrameWords = typeof frame
