import { FRAME_MS } from './cases.mjs'
import { sideBySide } from './rows.mjs'

const inFrames = (name, ours, frames) => ({
  name: `${name}: time for it`,
  ours,
  reference: FRAME_MS * frames,
  unit: 'ms',
  goal: 1,
  of: frames === 1 ? 'a frame' : `${frames} frames`,
})

/** The lists as the admin screens have them. All rows as nodes are the reference as long as a browser bears them. */
export function list({ on }, count, frames) {
  return on('list', async (call) => {
    await call('prepare', count)
    const what = `${count.toLocaleString('en')} rows`
    const key = await call('keystroke', 'ours')
    const time = inFrames(`keystroke in ${what}`, key, frames)
    if (count <= 10_000) {
      const reference = await call('keystroke', 'plain')
      const plain = { unit: 'ms', goal: 0.1, of: 'plain rows' }
      return [{ name: `keystroke in ${what}`, ours: key, reference, ...plain }, time]
    }
    return [
      time,
      {
        name: `sort ${what}`,
        ours: await call('sort', 'ours'),
        reference: await call('bareSort'),
        unit: 'ms',
        goal: 2,
        of: 'comparing the names alone',
      },
    ]
  })
}

/** Opening a field for one of many. */
export function choice({ on }, rounds, count) {
  return on('list', async (call) => {
    await call('prepare', count)
    const name = `open a choice of ${count.toLocaleString('en')}`
    const found = await sideBySide(
      rounds,
      () => call('open', 'ours'),
      () => call('open', 'plain'),
    )
    return [
      { name, ...found, unit: 'ms', goal: 0.1, of: 'all options as nodes' },
      inFrames(name, found.ours, 2),
    ]
  })
}
