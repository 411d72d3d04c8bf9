export const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))

/** Runs after React's deferred work for the input, without waiting for a frame. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

/**
 * ms of work from an input to the painted frame with its result: until the document contains it and is laid out, plus
 * the work of the next frame. Excludes the wait for that frame, which is the same for both sides.
 */
export async function untilShown(input: () => void, isShown: () => boolean): Promise<number> {
  await nextFrame()
  const start = performance.now()
  input()
  while (!isShown()) {
    await nextTask()
    if (performance.now() - start > 20_000) throw new Error('what was asked for is never shown')
  }
  document.body.getBoundingClientRect()
  const workMs = performance.now() - start
  const frame = await new Promise<number>((resolve) =>
    requestAnimationFrame(() => {
      const frameStart = performance.now()
      setTimeout(() => resolve(performance.now() - frameStart), 0)
    }),
  )
  return workMs + frame
}
