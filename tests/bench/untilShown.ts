export const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))

/** Behind what React has put off for after the input; waits for no beat of the screen. */
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
 * ms of work from an input to the painted frame that shows what it asked for: until the document says so and is laid
 * out, and what the next frame itself takes. The wait for the screen's beat, the same on both sides, is left out.
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
