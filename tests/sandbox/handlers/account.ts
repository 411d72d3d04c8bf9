import { FeedbackSchema } from '#api/calls/account.ts'
import { ok, sessionCall } from '../call.ts'
import { injectFault } from '../injectFault.ts'
import { magicAt } from '../magic.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Time left in the four parts of the response (shell §3). */
function parts(ms: number) {
  const left = Math.max(0, ms)
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  }
}

const subscription = sessionCall({
  method: 'GET',
  path: '/master/V1/user-management/subscription-details',
  respond: ({ world, user }) => {
    const client = world.clients.get(user.clientCode)
    const trial = client?.profile.subscriptionType === 'Trial'
    return ok({
      profile: { subscriptionType: client?.profile.subscriptionType ?? 'Paid' },
      ...parts(trial ? client.trialEndsAt - world.now() : 0),
      filesCount: client?.filesLeft ?? 0,
    })
  },
})

const feedback = sessionCall({
  method: 'POST',
  path: '/master/V1/feedback-management',
  body: { as: 'json', schema: FeedbackSchema },
  respond: ({ world, user, body }) => {
    const refused = injectFault(world, user.email, magicAt('feedback', body.additionalFeedback))
    if (refused !== undefined) return refused
    world.feedback.push({ ...body, by: user.email, at: world.now() })
    return ok({ message: 'Feedback captured' }, { status: 201 })
  },
})

export const accountCalls = [subscription, feedback]
