import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'
import {
  PHOTO_NAMES,
  type AddressCase,
  type ReviewItem,
  type PhotoName,
  REVIEW_ITEMS,
} from '../../case.ts'
import type { MapState, PlottedAddress } from '../../map/mapHandle.ts'
import { undecidedWithoutDifference } from './answers/differences.ts'
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
import { useSubmitReview } from './verdict/useSubmitReview.ts'

/** Shortcuts apply to the item that received the focus. */
function useItemFocus(onReach: (name: ReviewItem) => void): void {
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const name =
        target instanceof Element &&
        REVIEW_ITEMS.find((item) => target.closest(`#${decisionElementId(item)}`) !== null)
      if (name) reach(name)
    }
    document.addEventListener('focusin', onFocusIn)
    return () => document.removeEventListener('focusin', onFocusIn)
  }, [])
}

const LOADING: MapState = { kind: 'loading' }

/** Not while the review is read-only or being sent. */
const DECISION_COMMANDS: ReadonlySet<ReviewCommand['kind']> = new Set([
  'decide',
  'acceptUndisputed',
  'goToMissing',
  'chooseVerdict',
  'submit',
])

type Options = {
  record: AddressCase
  persistedReview: PersistedReview
  isReadOnly: boolean
}

/** The map's state; an address that is plotted or removed belongs to the review. */
function useReviewMap(dispatch: PersistedReview['dispatch']) {
  const [map, setMap] = useState(LOADING)
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
  return { map, onMapChange }
}

export function useReviewActions({ record, persistedReview, isReadOnly }: Options) {
  const { review, dispatch, deleteDraft } = persistedReview
  const { map, onMapChange } = useReviewMap(dispatch)
  const [openPhoto, setOpenPhoto] = useState<PhotoName | null>(null)
  const submitting = useSubmitReview({
    record,
    review,
    map,
    onSubmitted: deleteDraft,
    onGoToMissing: goToMissing,
  })
  const isLocked = isReadOnly || submitting.isSending

  function dispatchAndFocus(event: ReviewEvent): void {
    dispatch(event)
    focusElement(decisionElementId(reviewReducer(review, event).currentItem))
  }

  function goToMissing(part: MissingPart | undefined): void {
    if (part === 'decisions') dispatchAndFocus({ kind: 'nextMissingSelected' })
    else if (part !== undefined) focusElement(missingPartElementIds[part])
  }

  function showPhoto(photo: PhotoName | undefined): void {
    if (photo === undefined) return
    dispatchAndFocus({ kind: 'itemFocused', name: photo })
    setOpenPhoto(photo)
  }

  const decide = (name: ReviewItem, decision: Decision) =>
    dispatch({ kind: 'decided', name, decision })
  const acceptUndisputed = () =>
    dispatchAndFocus({
      kind: 'undisputedAccepted',
      names: undecidedWithoutDifference(review, record),
    })

  useShortcuts(REVIEW_KEYS, (command) => {
    if (isLocked && DECISION_COMMANDS.has(command.kind)) return undefined
    const name = review.currentItem
    switch (command.kind) {
      case 'move':
        return dispatchAndFocus({ kind: 'itemMoved', by: command.by })
      case 'openPhoto':
        return showPhoto(
          PHOTO_NAMES.filter((photo) => review.visibleItems.includes(photo))[command.nth],
        )
      case 'rotate': {
        const photo = PHOTO_NAMES.find((one) => one === name)
        return photo && dispatch({ kind: 'photoRotated', photo, by: command.by })
      }
      case 'goToMap':
        return focusElement(MAP_ID)
      case 'goToComments':
        return focusElement(COMMENTS_ID)
      case 'leaveField':
        return focusElement(decisionElementId(name))
      case 'decide':
        return dispatchAndFocus({ kind: 'decided', name, decision: command.decision })
      case 'acceptUndisputed':
        return acceptUndisputed()
      case 'goToMissing':
        return goToMissing(findMissingParts(review, map.kind === 'ready')[0])
      case 'chooseVerdict':
        return dispatch({ kind: 'actionChosen', action: command.action })
      case 'submit':
        return void submitting.submit()
      default:
        return command satisfies never
    }
  })
  useItemFocus((name) => dispatch({ kind: 'itemFocused', name }))

  const goToItem = (name: ReviewItem) => dispatchAndFocus({ kind: 'itemFocused', name })
  const photo = { openPhoto, setOpenPhoto }
  const actions = { decide, goToItem, goToMissing, acceptUndisputed }
  return { ...submitting, ...photo, ...actions, map, onMapChange, isLocked }
}
