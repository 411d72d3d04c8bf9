import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After each change of page, moves the focus to the main region and scrolls to the top, so that screen readers start
 * there. Not on the first page.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo({ top: 0 })
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [pathname])
}
