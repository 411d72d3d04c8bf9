import { useCallback, useRef, useState } from 'react'
import { PHOTOS, type AddressCase, type Decided, type PhotoName } from '#features/kyc/dav/case.ts'
import type { MapState, Plotted } from '#features/kyc/dav/map/mapState.ts'
import type { QcSubmission } from '#features/kyc/dav/qcSubmission.ts'
import { assertNever } from '#shared/lib/assertNever.ts'
import { useKeys } from '#shared/ui/keys/useKeys.ts'
import { undisputed } from './differences.ts'
import { REVIEW_KEYS, type Command } from './keys.ts'
import { COMMENTS_ID, decideId, focusOn, MAP_ID, placeOfGap } from './places.ts'
import { gapsOf, type Gap } from './progress.ts'
import type { Decision } from './review.ts'
import { step, type ReviewEvent } from './step.ts'
import type { Judged } from './useJudgedReview.ts'
import { useReached } from './useReached.ts'
import { useSubmit, type SubmitOutcome } from './useSubmit.ts'

const LOADING: MapState = { kind: 'loading' }

type Options = {
  record: AddressCase
  judged: Judged
  isReadOnly: boolean
  onSubmit: (qc: QcSubmission) => Promise<SubmitOutcome>
}

/** What a reviewer can do on the screen, by pointer and by key. */
export function useJudging({ record, judged, isReadOnly, onSubmit }: Options) {
  const { review, act, forget } = judged
  const [map, setMap] = useState(LOADING)
  const [openPhoto, setOpenPhoto] = useState<PhotoName | null>(null)
  const submitting = useSubmit({ record, review, map, onSubmit, onSubmitted: forget, onGap })
  const isLocked = isReadOnly || submitting.isSending

  const plotted = useRef<Plotted | null>(null)
  const seeMap = useCallback(
    (seen: MapState) => {
      setMap(seen)
      if (seen.kind === 'loading' || seen.plotted === plotted.current) return
      plotted.current = seen.plotted
      act({ kind: 'plotted', address: seen.plotted?.address ?? null })
    },
    [act],
  )

  /** By key: the focus goes where the keys act next, so that a reader says it. */
  function go(event: ReviewEvent): void {
    act(event)
    focusOn(decideId(step(review, event).current))
  }

  function onGap(gap: Gap): void {
    if (gap === 'decisions') go({ kind: 'gapSought' })
    else focusOn(placeOfGap[gap])
  }

  function onKey(command: Command): void {
    switch (command.kind) {
      case 'move':
        return go({ kind: 'moved', by: command.by })
      case 'openPhoto': {
        const photo = PHOTOS.filter((name) => review.shown.includes(name))[command.nth]
        if (photo === undefined) return undefined
        go({ kind: 'reached', name: photo })
        return setOpenPhoto(photo)
      }
      case 'turn': {
        const photo = PHOTOS.find((name) => name === review.current)
        return photo && act({ kind: 'turned', photo, by: command.by })
      }
      case 'goToMap':
        return focusOn(MAP_ID)
      case 'goToComments':
        return focusOn(COMMENTS_ID)
      case 'leaveField':
        return focusOn(decideId(review.current))
      case 'decide':
      case 'acceptRest':
      case 'seekGap':
      case 'choose':
      case 'submit':
        return isLocked ? undefined : judge(command)
      default:
        return assertNever(command)
    }
  }

  type Judgement = Extract<
    Command,
    { kind: 'decide' | 'acceptRest' | 'seekGap' | 'choose' | 'submit' }
  >
  function judge(command: Judgement): void {
    switch (command.kind) {
      case 'decide':
        return go({ kind: 'decided', name: review.current, decision: command.decision })
      case 'acceptRest':
        return go({ kind: 'restAccepted', names: undisputed(review, record) })
      case 'seekGap': {
        const [gap] = gapsOf(review, map.kind === 'ready')
        return gap && onGap(gap)
      }
      case 'choose':
        return act({ kind: 'actionChosen', action: command.action })
      case 'submit':
        return void submitting.submit()
      default:
        return assertNever(command)
    }
  }

  useKeys(REVIEW_KEYS, onKey)
  useReached((name) => act({ kind: 'reached', name }))

  return {
    ...submitting,
    map,
    seeMap,
    isLocked,
    openPhoto,
    setOpenPhoto,
    onGap,
    decide: (name: Decided, decision: Decision) => act({ kind: 'decided', name, decision }),
    goTo: (name: Decided) => go({ kind: 'reached', name }),
    acceptRest: () => go({ kind: 'restAccepted', names: undisputed(review, record) }),
  }
}
