import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { useAppDispatch, useSessionScope } from '#shared/platform/store/hooks.ts'
import { geocoder } from './geocode/geocoder.ts'
import { INITIAL_PLOT_STATE, plotReducer } from './plotting.ts'

export function usePlotting(savedAddress: string | null) {
  const dispatch = useAppDispatch()
  const lookUp = useSessionScope().get(geocoder)
  const [plotState, dispatchPlot] = useReducer(plotReducer, INITIAL_PLOT_STATE)
  const latestRequest = useRef<AbortController>(null)

  const plot = async (text: string) => {
    const address = text.trim()
    if (address === '') return
    latestRequest.current?.abort()
    const controller = new AbortController()
    latestRequest.current = controller
    dispatchPlot({ kind: 'requested', address })
    const answer = await lookUp(address, controller.signal)
    if (controller.signal.aborted) return
    if (!answer.ok) dispatchPlot({ kind: 'failed', error: answer.error })
    else if (answer.value !== null) dispatchPlot({ kind: 'found', location: answer.value })
    else {
      dispatchPlot({ kind: 'notFound' })
      dispatch(showDialog('enteredLocationNotFoundError'))
    }
  }
  const remove = () => {
    latestRequest.current?.abort()
    dispatchPlot({ kind: 'removed' })
  }

  const plotSavedAddress = useEffectEvent(() => {
    if (savedAddress !== null) void plot(savedAddress)
  })
  useEffect(() => {
    plotSavedAddress()
    return () => latestRequest.current?.abort()
  }, [])
  return { plotState, plot: (text: string) => void plot(text), remove }
}
