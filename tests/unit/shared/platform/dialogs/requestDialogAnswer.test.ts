import { describe, expect, it } from 'vitest'
import { requestDialogAnswer, showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { makeStore, type AppStore } from '#shared/platform/store/makeStore.ts'
import {
  DIALOG_ANSWERS,
  dialogAnswered,
  overlayCleared,
  selectCurrentDialog,
  type Dialog,
} from '#shared/platform/store/overlaySlice.ts'

function shown(store: AppStore): Dialog {
  const dialog = selectCurrentDialog(store.getState())
  if (dialog === undefined) throw new Error('no dialog is shown')
  return dialog
}

describe('ask', () => {
  it.each(DIALOG_ANSWERS)('resolves with %s and closes the dialog', async (answer) => {
    const store = makeStore()
    const pendingAnswer = store.dispatch(
      requestDialogAnswer('processStop', { footnote: 'The other job goes on.' }),
    )
    expect(shown(store)).toMatchObject({
      name: 'processStop',
      context: { footnote: 'The other job goes on.' },
    })
    store.dispatch(dialogAnswered({ id: shown(store).id, answer }))
    expect(await pendingAnswer).toBe(answer)
    expect(selectCurrentDialog(store.getState())).toBeUndefined()
  })

  it('resolves with the answer of its own dialog', async () => {
    const store = makeStore()
    store.dispatch(showDialog('lowCredits'))
    const pendingAnswer = store.dispatch(requestDialogAnswer('confirmReopen'))
    store.dispatch(dialogAnswered({ id: shown(store).id, answer: 'second' }))
    expect(shown(store).name).toBe('confirmReopen')
    store.dispatch(dialogAnswered({ id: shown(store).id, answer: 'primary' }))
    expect(await pendingAnswer).toBe('primary')
  })

  it('shares a queued dialog of the same name', async () => {
    const store = makeStore()
    const first = store.dispatch(requestDialogAnswer('activeSessionError'))
    const second = store.dispatch(requestDialogAnswer('activeSessionError'))
    expect(store.getState().overlay.queue).toHaveLength(1)
    store.dispatch(dialogAnswered({ id: shown(store).id, answer: 'primary' }))
    expect(await Promise.all([first, second])).toEqual(['primary', 'primary'])
  })

  it('answers dismissed when the overlay is cleared', async () => {
    const store = makeStore()
    const pendingAnswer = [
      store.dispatch(requestDialogAnswer('processStop')),
      store.dispatch(requestDialogAnswer('confirmSubmitQc')),
    ]
    store.dispatch(overlayCleared())
    expect(await Promise.all(pendingAnswer)).toEqual(['dismissed', 'dismissed'])
  })

  it('ignores an answer to a closed dialog', async () => {
    const store = makeStore()
    const pendingAnswer = store.dispatch(requestDialogAnswer('confirmReopen'))
    store.dispatch(dialogAnswered({ id: 'an earlier one', answer: 'primary' }))
    expect(shown(store).name).toBe('confirmReopen')
    store.dispatch(dialogAnswered({ id: shown(store).id, answer: 'second' }))
    expect(await pendingAnswer).toBe('second')
  })
})

describe('raise', () => {
  it('queues dialogs in their order, each name once', () => {
    const store = makeStore()
    store.dispatch(showDialog('notAuthenticated'))
    store.dispatch(showDialog('lowCredits'))
    store.dispatch(showDialog('notAuthenticated'))
    expect(store.getState().overlay.queue.map(({ name }) => name)).toEqual([
      'notAuthenticated',
      'lowCredits',
    ])
  })

  it('may show a name again once it was answered', () => {
    const store = makeStore()
    store.dispatch(showDialog('lowCredits'))
    store.dispatch(dialogAnswered({ id: shown(store).id, answer: 'primary' }))
    store.dispatch(showDialog('lowCredits', { transactionId: 'T-2' }))
    expect(shown(store).context).toEqual({ transactionId: 'T-2' })
  })
})
