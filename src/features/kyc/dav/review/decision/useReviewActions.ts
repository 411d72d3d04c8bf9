import { useCallback, useRef, useState, useEffect, useLayoutEffect } from 'react'
import { useShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'
import {
  PHOTO_NAMES,
  type AddressCase,
  type ReviewItem,
  type PhotoName,
  REVIEW_ITEMS,
} from '../../case.ts'
import type { MapState, PlottedAddress } from '../../map/mapHandle.ts'
import { undecidedWithoutDifference } from './differences.ts'
import {
  COMMENTS_ID,
  decisionElementId,
  focusElement,
  MAP_ID,
  missingPartElementIds,
} from './elementIds.ts'
import { findMissingParts, type MissingPart, type Decision } from './review.ts'
import { REVIEW_KEYS, type ReviewCommand } from './reviewKeys.ts'
import { reviewReducer, type ReviewEvent } from './reviewReducer.ts'
import type { PersistedReview } from './usePersistedReview.ts'
import { useSubmitReview } from './useSubmitReview.ts'

/** Shortcuts apply to the item that received the focus. */
function useItemFocus(onReach: (name: ReviewItem) => void): void {
  const latestOnReach = useRef(onReach)
  useLayoutEffect(() => {
    latestOnReach.current = onReach
  })
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const name =
        target instanceof Element &&
        REVIEW_ITEMS.find((item) => target.closest(`#${decisionElementId(item)}`) !== null)
      if (name) latestOnReach.current(name)
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [])
}

const LOADING: MapState = { kind: 'loading' }

type Options = {
  record: AddressCase
  persistedReview: PersistedReview
  isReadOnly: boolean
}

export function useReviewActions({ record, persistedReview, isReadOnly }: Options) {
  const { review, dispatch, deleteDraft } = persistedReview
  const [map, setMap] = useState(LOADING)
  const [openPhoto, setOpenPhoto] = useState<PhotoName | null>(null)
  const submitting = useSubmitReview({
    record,
    review,
    map,
    onSubmitted: deleteDraft,
    onGoToMissing: goToMissing,
  })
  const isLocked = isReadOnly || submitting.isSending

  const plotted = useRef<PlottedAddress | null>(null)
  const onMapChange = useCallback(
    (state: MapState) => {
      setMap(state)
      if (state.kind === 'loading' || state.plotted === plotted.current) return
      plotted.current = state.plotted
      dispatch({ kind: 'plotted', address: state.plotted?.address ?? null })
    },
    [dispatch],
  )

  function dispatchAndFocus(event: ReviewEvent): void {
    dispatch(event)
    focusElement(decisionElementId(reviewReducer(review, event).currentItem))
  }

  function goToMissing(part: MissingPart): void {
    if (part === 'decisions') dispatchAndFocus({ kind: 'nextMissingSelected' })
    else focusElement(missingPartElementIds[part])
  }

  function onKey(command: ReviewCommand): void {
    switch (command.kind) {
      case 'move':
        return dispatchAndFocus({ kind: 'itemMoved', by: command.by })
      case 'openPhoto': {
        const photo = PHOTO_NAMES.filter((name) => review.visibleItems.includes(name))[command.nth]
        if (photo === undefined) return undefined
        dispatchAndFocus({ kind: 'itemFocused', name: photo })
        return setOpenPhoto(photo)
      }
      case 'rotate': {
        const photo = PHOTO_NAMES.find((name) => name === review.currentItem)
        return photo && dispatch({ kind: 'photoRotated', photo, by: command.by })
      }
      case 'goToMap':
        return focusElement(MAP_ID)
      case 'goToComments':
        return focusElement(COMMENTS_ID)
      case 'leaveField':
        return focusElement(decisionElementId(review.currentItem))
      case 'decide':
      case 'acceptUndisputed':
      case 'goToMissing':
      case 'chooseVerdict':
      case 'submit':
        return isLocked ? undefined : handleDecisionCommand(command)
      default:
        return command satisfies never
    }
  }

  type DecisionCommand = Extract<
    ReviewCommand,
    { kind: 'decide' | 'acceptUndisputed' | 'goToMissing' | 'chooseVerdict' | 'submit' }
  >
  function handleDecisionCommand(command: DecisionCommand): void {
    switch (command.kind) {
      case 'decide':
        return dispatchAndFocus({
          kind: 'decided',
          name: review.currentItem,
          decision: command.decision,
        })
      case 'acceptUndisputed':
        return dispatchAndFocus({
          kind: 'undisputedAccepted',
          names: undecidedWithoutDifference(review, record),
        })
      case 'goToMissing': {
        const [part] = findMissingParts(review, map.kind === 'ready')
        return part && goToMissing(part)
      }
      case 'chooseVerdict':
        return dispatch({ kind: 'actionChosen', action: command.action })
      case 'submit':
        return void submitting.submit()
      default:
        return command satisfies never
    }
  }

  useShortcuts(REVIEW_KEYS, onKey)
  useItemFocus((name) => dispatch({ kind: 'itemFocused', name }))

  return {
    ...submitting,
    map,
    onMapChange,
    isLocked,
    openPhoto,
    setOpenPhoto,
    goToMissing,
    decide: (name: ReviewItem, decision: Decision) => dispatch({ kind: 'decided', name, decision }),
    goToItem: (name: ReviewItem) => dispatchAndFocus({ kind: 'itemFocused', name }),
    acceptUndisputed: () =>
      dispatchAndFocus({
        kind: 'undisputedAccepted',
        names: undecidedWithoutDifference(review, record),
      }),
  }
}
