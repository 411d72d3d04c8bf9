import { getConfig } from '@testing-library/react'

/** A navigation is a transition of React: it is scheduled, drawn, and followed by its effects. */
const TURNS = 5

/** The real one, whatever clock a test sets. */
const { setImmediate } = globalThis
const turn = () =>
  new Promise((done) => {
    setImmediate(done)
  })

const before = getConfig()
let acted = false

/**
 * Testing Library lets one timer pass after an action of a person, which comes before or after React's own turns as
 * the machine's load has it. Here an action is over when what it set off inside the page is: by turns of the event
 * loop, never by time. What comes from outside (an answer, a file, a lazy part) is still to be waited for by name.
 */
export const settled: Pick<ReturnType<typeof getConfig>, 'asyncWrapper' | 'eventWrapper'> = {
  eventWrapper: (dispatch) => {
    acted = true
    return before.eventWrapper(dispatch)
  },
  asyncWrapper: async (work) =>
    before.asyncWrapper(async () => {
      acted = false
      const result = await work()
      for (let left = acted ? TURNS : 0; left > 0; left -= 1) await turn()
      return result
    }),
}
