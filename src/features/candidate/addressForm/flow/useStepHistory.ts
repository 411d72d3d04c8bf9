import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { usePageServices } from '#shared/kits/candidate/pageServices.ts'
import { STEPS, type FlowState, type Step } from '../model/flow.ts'

/** `depth` counts our entries below this one. */
const EntrySchema = v.object({ step: v.picklist(STEPS), depth: v.number() })
export type StepEntry = v.InferOutput<typeof EntrySchema>

const parseHistoryEntry = (state: unknown) => {
  const read = v.safeParse(EntrySchema, state)
  return read.success ? read.output : null
}

export function useHistoryEntryStep(): Step | null {
  return parseHistoryEntry(usePageServices().entry.state)?.step ?? null
}

const stepOf = (flow: FlowState): Step | null => {
  if (flow.kind === 'opening') return flow.step
  return flow.kind === 'open' || flow.kind === 'sending' ? flow.form.step : null
}

type StepHistoryOptions = { flow: FlowState; onNavigate: (step: Step) => void }

/** Each step is a history entry, for the phone's Back. Returns the function that goes back, where possible. */
export function useStepHistory({ flow, onNavigate }: StepHistoryOptions): (() => void) | undefined {
  const { entry: location, setState, goBack } = usePageServices()
  const entry = parseHistoryEntry(location.state)
  const lastSeenKey = useRef(location.key)
  const pendingNavigation = useRef<string | null>(null)
  const isReload = useRef(entry !== null)
  useEffect(() => {
    const navigateToStep = (step: Step, depth: number, replace: boolean) => {
      const goal = `${location.key} ${step}`
      if (pendingNavigation.current === goal) return // already navigating
      pendingNavigation.current = goal
      setState({ step, depth }, { replace })
    }
    const step = stepOf(flow)
    if (step === null) return
    if (location.key !== lastSeenKey.current) {
      lastSeenKey.current = location.key
      pendingNavigation.current = null
      if (location.isTraversed && entry !== null) {
        // The same step: an overlay was closed.
        if (entry.step !== step) onNavigate(entry.step)
        return
      }
    }
    if (entry === null) navigateToStep(step, 0, true)
    else if (entry.step !== step && !(flow.kind === 'opening' && isReload.current)) {
      const isFurther = STEPS.indexOf(step) > STEPS.indexOf(entry.step)
      navigateToStep(step, isFurther ? entry.depth + 1 : entry.depth, !isFurther)
    }
  })
  return entry !== null && entry.depth > 0 ? () => goBack() : undefined
}
