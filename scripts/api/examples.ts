import type { Examples } from '#api/example.ts'
import { Recorder } from './recorder.ts'
import { recordAccount } from './scenario/account.ts'
import { recordAddressVerification } from './scenario/addressVerification.ts'
import { recordAdministration } from './scenario/administration.ts'
import { recordAnalyzers } from './scenario/analyzers.ts'
import { recordSocket } from './scenario/socket.ts'
import { recordVerification } from './scenario/verification.ts'

/** When all examples are recorded: 20 November 2026, 10:10 in India. */
const NOW = Date.UTC(2026, 10, 20, 4, 40)

const SCENARIOS = [
  recordAccount,
  recordAdministration,
  recordAnalyzers,
  recordAddressVerification,
  recordVerification,
]

/** The same clock and random bytes in each run. */
function freeze(): () => void {
  const { now } = Date
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  Date.now = () => NOW
  crypto.getRandomValues = (bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(7)
    return bytes
  }
  return () => {
    Date.now = now
    crypto.getRandomValues = getRandomValues
  }
}

/** Plays each area in a world of its own. The same examples in each run. */
export async function recordExamples(): Promise<Examples> {
  const thaw = freeze()
  try {
    const recorders: Recorder[] = []
    for (const scenario of SCENARIOS) {
      const recorder = new Recorder()
      // oxlint-disable-next-line no-await-in-loop -- one after the other: the clock is shared
      await scenario(recorder)
      recorders.push(recorder)
    }
    const frames = await recordSocket()
    return { exchanges: recorders.flatMap(({ examples }) => examples), frames }
  } finally {
    thaw()
  }
}
