// Written by `npm run messages` from en.json.
export declare const messages: {
  unsupported: {
    title: string
    advice: string
  }
  insecure: {
    title: string
    advice: string
  }
}
