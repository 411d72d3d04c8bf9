import type { UploadLimits } from '#shared/config/limits.ts'
import { ask } from '#shared/errors/ask.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { removeBlobs } from '#shared/vault/vault.ts'
import type { AcceptedFile } from './acceptedFile.ts'
import { forgetPassword } from './passwords.ts'
import { PROBLEM } from './problem.ts'
import { acceptedOf, entryOf, type UploadEntry } from './uploadEntry.ts'
import { useUploads } from './useUploads.ts'

/**
 * One file: what is still being checked or in trouble is held here, what passed belongs to the page.
 * Trouble raises its named dialog (shell §8); auto-rename there or on the card goes on with the new name.
 */
export function useSingleUpload(
  limits: UploadLimits,
  file: AcceptedFile | null,
  onChange: (file: AcceptedFile | null) => void,
) {
  const dispatch = useAppDispatch()
  const { uploads, entries } = useUploads(limits)
  const [pending] = entries
  const entry: UploadEntry | null = pending ?? (file === null ? null : entryOf(file))

  function remove() {
    if (pending !== undefined) uploads.remove(pending.id)
    if (file === null) return
    forgetPassword(file.id)
    void removeBlobs([file.id])
    onChange(null)
  }

  async function take(files: readonly File[], sample = false) {
    const replaces = pending === undefined ? {} : { replaces: pending.id }
    const { refusals, checked } = uploads.add(files, { sample, ...replaces })
    const [refusal] = refusals
    if (refusal !== undefined) await dispatch(ask(refusal.name, { detail: refusal.detail }))
    else if (file !== null) remove()
    for (const id of await checked) await settle(id)
  }

  async function settle(id: string): Promise<void> {
    const all = uploads.getEntries()
    const checked = all.find((known) => known.id === id)
    if (checked === undefined) return
    const accepted = acceptedOf(checked, all)
    if (accepted === null) {
      await complain(checked)
      return
    }
    uploads.release(id)
    onChange(accepted)
  }

  async function complain({ id, name, phase, ...facts }: UploadEntry) {
    if (phase.kind === 'locked' && phase.attempt === 'wrong')
      await dispatch(ask('fileProtectedWrongError', { detail: TRY_AGAIN }))
    if (phase.kind !== 'problem') return
    const { dialog, why } = PROBLEM[phase.problem]
    const detail = sentence(why({ name, ...facts }, limits))
    const kept = `${name} was not taken. Nothing has been sent.`
    const answer = await dispatch(ask(dialog(limits), { detail, kept }))
    if (answer === 'autoRename') await rename(id)
  }

  async function rename(id: string) {
    uploads.rename(id)
    await settle(id)
  }

  async function recheck(id: string, password?: string) {
    await uploads.recheck(id, password)
    await settle(id)
  }

  return { entry, take, remove, rename, recheck }
}

const TRY_AGAIN =
  'Enter it again on the card, or choose another file. Capital and small letters count.'

const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`)
