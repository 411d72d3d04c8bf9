/** The sandbox's message channels, listed in /sandbox/inbox. */
export const CHANNELS = { email: 'E-mail', sms: 'SMS', call: 'Voice call' } as const
export type Channel = keyof typeof CHANNELS

export const isChannel = (text: string | null): text is Channel =>
  text !== null && Object.hasOwn(CHANNELS, text)
