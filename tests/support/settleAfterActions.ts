import { getConfig } from '@testing-library/react'

/** A navigation is a React transition: scheduling, rendering, effects. */
const TICKS_AFTER_ACTION = 5
/** What `findBy…` waits for is in the document before its passive effects have run, such as listening to `online`. */
const TICKS_AFTER_WAITING = 2

/** The real one, even with fake timers. */
const { setImmediate } = globalThis
const nextTick = () =>
  new Promise((done) => {
    setImmediate(done)
  })

const before = getConfig()
let acted = false

/**
 * After a user action Testing Library waits for one timer, which may fire before or after React's work, depending on
 * load. Here an action ends when its effects inside the page are done, counted in event loop ticks, not time. Tests
 * still wait for external results (a response, a file, a lazy part) explicitly.
 */
export const settleAfterActions: Pick<
  ReturnType<typeof getConfig>,
  'asyncWrapper' | 'eventWrapper'
> = {
  eventWrapper: (dispatch) => {
    acted = true
    return before.eventWrapper(dispatch)
  },
  asyncWrapper: async (work) =>
    before.asyncWrapper(async () => {
      acted = false
      const result = await work()
      const ticks = acted ? TICKS_AFTER_ACTION : TICKS_AFTER_WAITING
      for (let left = ticks; left > 0; left -= 1) await nextTick()
      return result
    }),
}
