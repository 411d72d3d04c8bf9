import type { RestoredProgress, Step } from '../model/flow.ts'
import {
  FORM_PHOTO_NAMES,
  type FormPhotoName,
  type Photos,
  type TakenPhoto,
  FIELD_NAMES,
  type FormCase,
} from '../model/form.ts'
import type { AutosaveStatus, FormState } from '../model/formState.ts'
import {
  initialFormValues,
  isReadOnly,
  type FormValuesEvent,
  type FormValuesState,
} from '../model/formValues.ts'
import { lockDraft } from './draftLock.ts'
import {
  deleteDraft,
  isUnexpired,
  readEncryptedPhoto,
  removePhoto,
  writeSavedAt,
  writeEncryptedPhoto,
} from './draftStore.ts'
import { createKey, decryptPhoto, encryptPhoto } from './photoEncryption.ts'
import {
  readTabDraft,
  removeTabDraft,
  writeTabDraft,
  type DraftRecord,
  type TabDraft,
} from './tabDrafts.ts'

export type StoredDraft = { record: DraftRecord; photos: Photos }

/** Never rejects: the form works without storage. */
export type AddressDraft = {
  stored: StoredDraft | null
  status: AutosaveStatus
  save: (record: DraftRecord) => void
  savePhoto: (name: FormPhotoName, photo: TakenPhoto | null) => void
  discard: () => void
}

type OpenDraftOptions = {
  referenceId: string
  ended: AbortSignal
  onStatusChange: (status: AutosaveStatus) => void
}

/** A duplicate of an open tab starts its own draft (decisions L61). */
export async function openDraft({
  referenceId,
  ended,
  onStatusChange,
}: OpenDraftOptions): Promise<AddressDraft> {
  const found = readTabDraft(referenceId)
  const isExpired = found !== null && !isUnexpired(found.savedAt)
  const own = found && !isExpired && (await lockDraft(found.id, ended)) ? found : null
  const { id, key } = own ?? { id: crypto.randomUUID(), key: await createKey() }
  if (own === null) await lockDraft(id, ended)
  const stored = own && { record: own.record, photos: await readPhotos(own) }
  return {
    stored,
    status: isExpired ? 'lost' : initialStatus(stored),
    ...createWriter({ referenceId, id, key }, onStatusChange),
  }
}

const initialStatus = (stored: StoredDraft | null): AutosaveStatus =>
  stored?.record.photos.some((name) => stored.photos[name] === undefined) ? 'photosLost' : 'saved'

/** A storage that gives no answer costs the photos, not the form. */
const READ_TIMEOUT_MS = 10_000

async function readPhotos({ id, key, record }: TabDraft): Promise<Photos> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, READ_TIMEOUT_MS, null)
  })
  const read = async (name: FormPhotoName) =>
    decryptPhoto(key, name, await readEncryptedPhoto(id, name))
  const photos = await Promise.all(
    FORM_PHOTO_NAMES.filter((name) => record.photos.includes(name)).map(async (name) => {
      const reading = withFallback(async () => read(name), null)
      return [name, await Promise.race([reading, timeout])] as const
    }),
  )
  clearTimeout(timer)
  return Object.fromEntries(photos.filter(([, photo]) => photo !== null))
}

/** Writes answers at once, and photos one after the other, only the newest version of each. */
function createWriter(
  own: Pick<TabDraft, 'referenceId' | 'id' | 'key'>,
  onStatusChange: (status: AutosaveStatus) => void,
): Pick<AddressDraft, 'save' | 'savePhoto' | 'discard'> {
  const { referenceId, id, key } = own
  const pending = new Map<string, () => Promise<void>>()
  const failed = new Set<string>()
  let isWriting = false

  function noteResult(what: string, isWritten: boolean): void {
    const before = failed.size
    if (isWritten) failed.delete(what)
    else failed.add(what)
    if (failed.size !== before) onStatusChange(failed.size === 0 ? 'saved' : 'refused')
  }

  async function writeAll(): Promise<void> {
    if (isWriting) return
    isWriting = true
    for (let next = pending.entries().next(); !next.done; next = pending.entries().next()) {
      const [what, write] = next.value
      pending.delete(what)
      noteResult(what, await withFallback(async () => (await write(), true), false))
    }
    isWriting = false
  }

  const write = (what: string, work: () => Promise<void>) => {
    pending.delete(what)
    pending.set(what, work)
    void writeAll()
  }
  return {
    save: (record) => {
      noteResult('answers', writeTabDraft({ ...own, savedAt: Date.now(), record }))
      write('savedAt', async () => writeSavedAt(id))
    },
    savePhoto: (name, photo) =>
      write(name, async () =>
        photo === null
          ? removePhoto(id, name)
          : writeEncryptedPhoto(id, name, await encryptPhoto(key, name, photo)),
      ),
    discard: () => {
      removeTabDraft(referenceId)
      pending.clear()
      write('savedAt', async () => deleteDraft(id))
    },
  }
}

/** `otherwise` where storage is full, forbidden or broken. */
async function withFallback<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}

/** Saves answers and steps as a whole, each photo by itself. */
export type Autosave = {
  open: (ended: AbortSignal) => Promise<Pick<AddressDraft, 'stored' | 'status'>>
  save: (state: FormState) => void
  saveChange: (event: FormValuesEvent, state: FormState) => void
  discard: () => void
}

type AutosaveOptions = { referenceId: string; onStatusChange: (status: AutosaveStatus) => void }

export function createAutosave({ referenceId, onStatusChange }: AutosaveOptions): Autosave {
  let draft: AddressDraft | null = null

  function save({ flow, values: { answers, photos } }: FormState): void {
    if (flow.kind !== 'open') return
    const { isAgreed, furthest } = flow.form
    const taken = FORM_PHOTO_NAMES.filter((name) => photos[name] !== undefined)
    draft?.save({ answers, isAgreed, furthest, photos: taken })
  }

  return {
    async open(ended) {
      const opened = draft ?? (await openDraft({ referenceId, ended, onStatusChange }))
      if (!ended.aborted) draft = opened
      return opened
    },
    save,
    saveChange(event, state) {
      if (event.kind === 'taken') draft?.savePhoto(event.name, event.photo)
      if (event.kind === 'removed') draft?.savePhoto(event.name, null)
      save(state)
    },
    discard: () => draft?.discard(),
  }
}

/** Values that can no longer be changed are not restored. */
export function restoreDraft(formCase: FormCase, stored: StoredDraft | null): FormValuesState {
  const first = initialFormValues(formCase)
  if (stored === null) return first
  const answers = Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const text = stored.record.answers[name]
      return text === undefined || isReadOnly(formCase, name) ? [] : [[name, text]]
    }),
  )
  return { ...first, answers: { ...first.answers, ...answers }, photos: stored.photos }
}

export function restoreProgress(
  stored: StoredDraft | null,
  currentStep: Step | null,
): RestoredProgress | null {
  if (stored === null) return null
  const { furthest, isAgreed } = stored.record
  return { step: currentStep ?? furthest, furthest, isAgreed }
}
