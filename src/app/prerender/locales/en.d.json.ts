// Written by `npm run messages` from en.json.
export declare const messages: {
  title: string
  advice: string
}
