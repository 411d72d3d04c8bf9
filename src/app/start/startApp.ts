import type { PageServices } from '#shared/kits/candidate/pageServices.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { App, AppServices } from '../App.tsx'
import { createAppStore } from '../appStore.ts'

/** Everything but a candidate's page: router, store, dialogs, toasts. */
export function startApp() {
  const store = createAppStore()
  const askDialog: PageServices['askDialog'] = async (name, context) =>
    store.dispatch(requestDialogAnswer(name, context))
  return { App, AppServices, store, askDialog }
}

export type StartedApp = ReturnType<typeof startApp>
