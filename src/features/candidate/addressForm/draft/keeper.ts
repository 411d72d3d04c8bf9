import type { FillEvent } from '../filled.ts'
import type { FormState } from '../flow/formStore.ts'
import { PHOTO_NAMES } from '../form.ts'
import { openDraft, type Draft, type Keeping } from './draft.ts'

/** Keeps a form on the phone as it changes: answers and steps as a whole, photos each by itself. */
export type Keeper = {
  /** The draft of this tab; the same one until the page `ended`. */
  open: (ended: AbortSignal) => Promise<Pick<Draft, 'kept' | 'keeping'>>
  /** Before `open` there is nothing to keep it in. */
  keep: (state: FormState) => void
  filled: (event: FillEvent, state: FormState) => void
  forget: () => void
}

type KeeperOptions = { referenceId: string; onKeeping: (keeping: Keeping) => void }

export function createKeeper({ referenceId, onKeeping }: KeeperOptions): Keeper {
  let draft: Draft | null = null

  function keep({ flow, filled: { answers, photos } }: FormState): void {
    if (flow.kind !== 'open') return
    const { isAgreed, furthest } = flow.form
    const taken = PHOTO_NAMES.filter((name) => photos[name] !== undefined)
    draft?.save({ answers, isAgreed, furthest, photos: taken })
  }

  return {
    async open(ended) {
      const opened = draft ?? (await openDraft({ referenceId, ended, onKeeping }))
      if (!ended.aborted) draft = opened
      return opened
    },
    keep,
    filled(event, state) {
      if (event.kind === 'taken') draft?.savePhoto(event.name, event.photo)
      if (event.kind === 'removed') draft?.savePhoto(event.name, null)
      keep(state)
    },
    forget: () => draft?.forget(),
  }
}
