import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import * as v from 'valibot'
import { STEPS, type Flow, type Step } from './flow.ts'

/** What an entry of the browser's history tells; `depth` counts ours below it. */
const EntrySchema = v.object({ step: v.picklist(STEPS), depth: v.number() })

const entryOf = (state: unknown) => {
  const read = v.safeParse(EntrySchema, state)
  return read.success ? read.output : null
}

/** The step of the entry that this page was loaded at: that of a form that was reloaded. */
export function useEntryStep(): Step | null {
  return entryOf(useLocation().state)?.step ?? null
}

const stepOf = (flow: Flow): Step | null => {
  if (flow.kind === 'opening') return flow.step
  return flow.kind === 'open' || flow.kind === 'sending' ? flow.form.step : null
}

type Steps = { flow: Flow; onCameTo: (step: Step) => void }

/**
 * Each step is an entry of the browser's history, so that the phone's own Back is one step back. The form leads where it
 * moves, the browser where its Back and Forward do. Gives the way back, where there is one.
 */
export function useSteps({ flow, onCameTo }: Steps): (() => void) | undefined {
  const location = useLocation()
  const action = useNavigationType()
  const navigate = useNavigate()
  const entry = entryOf(location.state)
  const heard = useRef(location.key)
  const led = useRef<string | null>(null)
  const isReload = useRef(entry !== null)
  useEffect(() => {
    const lead = (step: Step, depth: number, replace: boolean) => {
      const goal = `${location.key} ${step}`
      if (led.current === goal) return // on its way
      led.current = goal
      void navigate({ search: location.search }, { replace, state: { step, depth } })
    }
    const step = stepOf(flow)
    if (step === null) return
    if (location.key !== heard.current) {
      heard.current = location.key
      led.current = null
      if (action === NavigationType.Pop && entry !== null) {
        // The same step: what lay over it is gone.
        if (entry.step !== step) onCameTo(entry.step)
        return
      }
    }
    if (entry === null) lead(step, 0, true)
    else if (entry.step !== step && !(flow.kind === 'opening' && isReload.current)) {
      const isFurther = STEPS.indexOf(step) > STEPS.indexOf(entry.step)
      lead(step, isFurther ? entry.depth + 1 : entry.depth, !isFurther)
    }
  })
  return entry !== null && entry.depth > 0 ? () => void navigate(-1) : undefined
}
