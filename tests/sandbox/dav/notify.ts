import type { Channel } from '../channels.ts'
import { sendMessage } from '../sendMessage.ts'
import type { World } from '../world.ts'
import { formPath, type NotifLog, type SandboxCase } from './case.ts'

/** The text of each channel. */
const WORDS: Record<Channel, (name: string) => string> = {
  email: (name) =>
    `Dear ${name}, please confirm your address with the link. It takes about 10 minutes.`,
  sms: (name) => `${name}, please confirm your address with the link. It takes about 10 minutes.`,
  call: (name) =>
    `“${name}, we sent you a link by message. Please open it and confirm your address.”`,
}

/** The candidate's contact for each channel; empty if not reachable. */
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

/** "Sends" the candidate's link on all reachable channels and logs it in the case. */
export function notify(world: World, record: SandboxCase, stage: NotifLog['stage']): void {
  const contacts = addresses(record)
  const send = (channel: Channel): boolean => {
    const to = contacts[channel]
    if (to === '') return false
    const text = WORDS[channel](record.sourceData.name)
    sendMessage(world, {
      channel,
      to,
      subject: 'Address verification',
      text,
      link: formPath(record),
    })
    return true
  }
  record.notification = { email: send('email'), sms: send('sms'), voicecall: send('call') }
  record.notifLogs.push({ stage, initiatedAt: new Date(world.now()).toISOString() })
}
