import { useCallback, useState } from 'react'

const KEY = 'lekha-split'

/** The left pane's smallest share in percent. */
export const SPLIT_MIN = 25
export const SPLIT_MAX = 75
const SPLIT_START = 42

/** The left pane's share in percent, within its limits, stored on this device. */
export function useSplitShare(): [number, (share: number) => void, () => void] {
  const [share, setShare] = useState(storedShare)
  const change = useCallback((next: number) => {
    const limited = clampShare(next)
    setShare(limited)
    try {
      localStorage.setItem(KEY, String(limited))
    } catch {
      // Storage is forbidden: the share lasts until the page is left.
    }
  }, [])
  const reset = useCallback(() => change(SPLIT_START), [change])
  return [share, change, reset]
}

/** The share after a key on the divider; null for other keys. */
export function shareAfterKey(key: string, share: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return clampShare(share - 2)
    case 'ArrowRight':
      return clampShare(share + 2)
    case 'PageUp':
      return clampShare(share - 10)
    case 'PageDown':
      return clampShare(share + 10)
    case 'Home':
      return SPLIT_MIN
    case 'End':
      return SPLIT_MAX
    default:
      return null
  }
}

function clampShare(share: number): number {
  const rounded = Math.round(share * 10) / 10
  return Number.isFinite(rounded) ? Math.min(SPLIT_MAX, Math.max(SPLIT_MIN, rounded)) : SPLIT_START
}

function storedShare(): number {
  try {
    return clampShare(Number.parseFloat(localStorage.getItem(KEY) ?? ''))
  } catch {
    return SPLIT_START
  }
}
