import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

const focusMain = (main: HTMLElement): void => main.focus({ preventScroll: true })

/**
 * After a change of page, and after sign-in, the focus goes to the page, unless the page put it elsewhere. Not on the first page
 * of a visit (decisions L158).
 */
export function useFocusOnNavigation(
  focusPage: (main: HTMLElement) => (() => void) | void = focusMain,
): void {
  const { pathname } = useLocation()
  const isFirstOfVisit = useNavigationType() === NavigationType.Pop
  const firstPathname = useRef(isFirstOfVisit ? pathname : null)
  useEffect(() => {
    if (firstPathname.current === pathname) return undefined
    firstPathname.current = null
    window.scrollTo({ top: 0 })
    const main = document.querySelector<HTMLElement>('#main')
    const active = document.activeElement
    const isTaken = active !== main && main?.contains(active)
    return main === null || isTaken ? undefined : focusPage(main)
  }, [pathname, focusPage])
}
