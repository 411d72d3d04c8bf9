/** Holds an answer back until the test opens it: `await held.passed` in the handler, `held.open()` in the test. */
export function gate(): { passed: Promise<void>; open: () => void } {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}
