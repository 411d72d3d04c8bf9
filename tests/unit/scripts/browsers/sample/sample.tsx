/** Read by compatibility.test.ts, never run. */
export function useBrowser(signals: AbortSignal[]) {
  const { storage } = navigator
  window.addEventListener('scrollend', () => undefined)
  return [
    new URLSearchParams('a=1').size,
    AbortSignal.any(signals),
    AbortSignal.timeout(1),
    [2, 1].toReversed(),
    document.body.checkVisibility(),
    storage.estimate(),
    requestIdleCallback(() => undefined),
    new ClipboardItem({}),
    new Map([[1, 2]]).size,
    <div key="closed" inert autoCorrect="off" />,
  ]
}
