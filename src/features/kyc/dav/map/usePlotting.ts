import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { raise } from '#shared/errors/ask.ts'
import { useAppDispatch, useSession } from '#shared/store/hooks.ts'
import { geocoder } from './geocoder.ts'
import { NOTHING_PLOTTED, stepPlotting } from './plotting.ts'

/** The new address on the map (kyc §2): plotted on request, and by itself where a draft has kept one. */
export function usePlotting(kept: string | null) {
  const dispatch = useAppDispatch()
  const lookUp = useSession().get(geocoder)
  const [plotting, step] = useReducer(stepPlotting, NOTHING_PLOTTED)
  const asked = useRef<AbortController>(null)

  const plot = async (text: string) => {
    const address = text.trim()
    if (address === '') return
    asked.current?.abort()
    const wanted = new AbortController()
    asked.current = wanted
    step({ kind: 'asked', address })
    const answer = await lookUp(address, wanted.signal)
    if (wanted.signal.aborted) return
    if (!answer.ok) step({ kind: 'failed', error: answer.error })
    else if (answer.value !== null) step({ kind: 'found', place: answer.value })
    else {
      step({ kind: 'missed' })
      dispatch(raise('enteredLocationNotFoundError'))
    }
  }
  const remove = () => {
    asked.current?.abort()
    step({ kind: 'removed' })
  }

  const plotKept = useEffectEvent(() => {
    if (kept !== null) void plot(kept)
  })
  useEffect(() => {
    plotKept()
    return () => asked.current?.abort()
  }, [])
  return { plotting, plot: (text: string) => void plot(text), remove }
}
