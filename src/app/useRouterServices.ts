import { useCallback, useMemo } from 'react'
import {
  NavigationType,
  type Location,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import type { PageServices } from '#shared/kits/candidate/pageServices.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'

/** What a candidate page needs, from the router and the store. */
export function useRouterServices(): PageServices {
  const { pathname, search, key, state } = useLocation() as Location<unknown>
  const isTraversed = useNavigationType() === NavigationType.Pop
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const askDialog = useCallback<PageServices['askDialog']>(
    async (name, context) => dispatch(requestDialogAnswer(name, context)),
    [dispatch],
  )
  return useMemo(
    () => ({
      entry: { pathname, search, key, state, isTraversed },
      setState: (next, options) => void navigate({ search }, { ...options, state: next }),
      goBack: (entries = 1) => void navigate(-entries),
      askDialog,
    }),
    [pathname, search, key, state, isTraversed, navigate, askDialog],
  )
}
