import { useCallback } from 'react'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import type { DialogAnswer } from '#shared/platform/store/overlaySlice.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { useTranslations } from '../translations.ts'
import type { CandidateDialog } from '../model/dialogTexts.ts'

export type ShowDialog = (name: CandidateDialog) => Promise<DialogAnswer>

/** Shows a dialog in the page's language; resolves when it is closed. */
export function useShowDialog(): ShowDialog {
  const dispatch = useAppDispatch()
  const { dialogs, frame } = useTranslations()
  return useCallback(
    async (name) =>
      dispatch(
        requestDialogAnswer(name, {
          override: { ...dialogs[name], button: frame.ok, supportLink: frame.contactSupport },
        }),
      ),
    [dispatch, dialogs, frame],
  )
}
