import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * After a change of page and after sign-in the focus goes to the page's heading, unless the page put it elsewhere. Not on the
 * first page of a visit (decisions L158).
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation()
  const isFirstOfVisit = useNavigationType() === NavigationType.Pop
  const firstPathname = useRef(isFirstOfVisit ? pathname : null)
  useEffect(() => {
    if (firstPathname.current === pathname) return undefined
    firstPathname.current = null
    window.scrollTo({ top: 0 })
    return focusHeading()
  }, [pathname])
}

/** Follows the heading, which may load later and be replaced, until the user presses something. */
function focusHeading(): () => void {
  const main = document.querySelector<HTMLElement>('#main')
  const active = document.activeElement
  const isTaken = main?.contains(active) === true && active !== main
  if (main === null || isTaken) return () => undefined
  main.focus({ preventScroll: true })

  const update = () => {
    const heading = main.querySelector('h1')
    const isFree = document.activeElement === main || document.activeElement === document.body
    if (heading === null || !isFree) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(update)
  const listening = new AbortController()
  const stop = () => {
    observer.disconnect()
    listening.abort()
  }
  const options = { capture: true, signal: listening.signal }
  document.addEventListener('keydown', stop, options)
  document.addEventListener('pointerdown', stop, options)
  observer.observe(main, { childList: true, subtree: true })
  update()
  return stop
}
