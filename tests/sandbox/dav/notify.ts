import type { Channel } from '../channels.ts'
import { sendMessage } from '../sendMessage.ts'
import type { World } from '../world.ts'
import { formPath, type NotifLog, type SandboxCase } from './case.ts'

/** What each channel says. */
const WORDS: Record<Channel, (name: string) => string> = {
  email: (name) =>
    `Dear ${name}, please confirm your address with the link. It takes about 10 minutes.`,
  sms: (name) => `${name}, please confirm your address with the link. It takes about 10 minutes.`,
  call: (name) =>
    `“${name}, we sent you a link by message. Please open it and confirm your address.”`,
}

/** Where each channel reaches the candidate; '' where it does not. */
function addresses({
  sourceData,
  alternateNumber,
  unreachableChannels = [],
}: SandboxCase): Record<Channel, string> {
  const phone = (channel: Channel) =>
    alternateNumber === '' && unreachableChannels.includes(channel)
      ? ''
      : alternateNumber || sourceData.phoneNumber
  return { email: sourceData.email, sms: phone('sms'), call: phone('call') }
}

/** "Sends" the candidate's link by every channel that reaches the candidate, and notes it in the case. */
export function notify(world: World, one: SandboxCase, stage: NotifLog['stage']): void {
  const reached = addresses(one)
  const send = (channel: Channel): boolean => {
    const to = reached[channel]
    if (to === '') return false
    const text = WORDS[channel](one.sourceData.name)
    sendMessage(world, { channel, to, subject: 'Address verification', text, link: formPath(one) })
    return true
  }
  one.notification = { email: send('email'), sms: send('sms'), voicecall: send('call') }
  one.notifLogs.push({ stage, initiatedAt: new Date(world.now()).toISOString() })
}
