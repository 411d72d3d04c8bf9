/** A promise that the test resolves: `await held.promise` in the handler, `held.resolve()` in the test. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let open = () => {}
  const promise = new Promise<void>((resolve) => {
    open = resolve
  })
  return { promise, resolve: () => open() }
}
