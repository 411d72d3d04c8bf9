// Written by `npm run messages` from en.json.
export declare const messages: {
  back: string
  help: string
  language: string
  stepOf: (values: { step: string; total: string }) => string
  chooseLanguage: string
  changeLater: string
  continue: string
  pleaseWait: string
  languageLoadError: string
  tryAgain: string
  contactSupport: string
  ok: string
  loadError: {
    step: string
    offline: string
    released: string
    refused: string
    reload: string
  }
}
