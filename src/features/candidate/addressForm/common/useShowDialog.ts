import { useCallback } from 'react'
import { usePageServices } from '#shared/kits/candidate/pageServices.ts'
import type { DialogAnswer } from '#shared/platform/store/overlaySlice.ts'
import type { CandidateDialog, SubmissionRefusal } from '../model/flow.ts'
import { useTranslations } from '../translations.ts'

export type ShowDialog = (
  name: CandidateDialog,
  refusal?: SubmissionRefusal,
) => Promise<DialogAnswer>

/** Translated; resolves when the dialog is closed. */
export function useShowDialog(): ShowDialog {
  const { askDialog } = usePageServices()
  const { dialogs, sending, frame } = useTranslations()
  return useCallback(
    async (name, refusal = 'serverError') => {
      const { title, line: ownLine } = dialogs[name]
      // The dialog's own text is about a server error.
      const line = refusal === 'serverError' ? ownLine : sending.refusals[refusal]
      const override = { title, line, button: frame.ok, supportLink: frame.contactSupport }
      return askDialog(name, { override })
    },
    [askDialog, dialogs, sending, frame],
  )
}
