import { useEffect, useLayoutEffect, useRef } from 'react'
import { DECIDED, type Decided } from '#features/kyc/dav/case.ts'
import { decideId } from './places.ts'

/** Tells in which of the decisions the focus has come, by Tab or by a press: the keys act there. */
export function useReached(onReach: (name: Decided) => void): void {
  const latest = useRef(onReach)
  useLayoutEffect(() => {
    latest.current = onReach
  })
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const name =
        target instanceof Element &&
        DECIDED.find((one) => target.closest(`#${decideId(one)}`) !== null)
      if (name) latest.current(name)
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [])
}
