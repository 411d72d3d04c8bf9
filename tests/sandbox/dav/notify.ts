import type { World } from '../world.ts'
import { formPath, type NotifLog, type SandboxCase } from './case.ts'

/** "Sends" the candidate's link by e-mail, SMS and voice call, and notes it in the case. */
export function notify(world: World, one: SandboxCase, stage: NotifLog['stage']): void {
  const { name, email, phoneNumber } = one.sourceData
  const phone = one.alternateNumber === '' ? phoneNumber : one.alternateNumber
  const link = formPath(one)
  const common = { at: world.now(), link }
  const letter = `Dear ${name}, please confirm your address with the link. It takes about 10 minutes.`
  if (email !== '')
    world.inbox.unshift({
      ...common,
      id: world.nextId('mail'),
      to: email,
      subject: 'Address verification',
      text: letter,
    })
  world.inbox.unshift(
    {
      ...common,
      id: world.nextId('mail'),
      to: phone,
      subject: 'SMS: address verification',
      text: letter,
    },
    {
      ...common,
      id: world.nextId('mail'),
      to: phone,
      subject: 'Voice call: address verification',
      text: `"${name}, we sent you a link by message. Please open it and confirm your address."`,
    },
  )
  one.notification = { email: email !== '', voicecall: true, sms: true }
  one.notifLogs.push({ stage, initiatedAt: new Date(world.now()).toISOString() })
}
