import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'

const StateSchema = v.nullish(v.record(v.string(), v.unknown()), {})

type Over<What> = {
  /** What lies over the page. */
  shown: What | null
  open: (what: What) => void
  /** @param then once the page is there again */
  close: (then?: () => void) => void
}

/**
 * Something that lies over the page and that the phone's own Back takes away: an entry of the browser's history, with
 * all that the page's own entry says. After a reload it is not there any more.
 */
export function useOver<What>(): Over<What> {
  const location = useLocation()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<{ what: What; id: number } | null>(null)
  const after = useRef<(() => void) | undefined>(undefined)
  const state = v.parse(StateSchema, location.state)
  const isOver = opened !== null && state['over'] === opened.id

  const closed = useEffectEvent(() => {
    after.current?.()
    after.current = undefined
  })
  useEffect(() => {
    if (!isOver) closed()
  }, [isOver])

  return {
    shown: isOver ? opened.what : null,
    open(what) {
      const id = Date.now()
      setOpened({ what, id })
      void navigate({ search: location.search }, { state: { ...state, over: id } })
    },
    close(then) {
      if (!isOver) return then?.()
      after.current = then
      void navigate(-1)
    },
  }
}
