import * as v from 'valibot'
import { PERSISTENT_KEYS, STORAGES } from '#shared/platform/session/storage/storageKeys.ts'
import { STEPS } from '../model/flow.ts'
import { FIELD_NAMES, FORM_PHOTO_NAMES } from '../model/form.ts'

const RecordSchema = v.object({
  answers: v.object(v.entriesFromList(FIELD_NAMES, v.optional(v.string()))),
  isAgreed: v.boolean(),
  furthest: v.picklist(STEPS),
  /** A photo of this list that is not in storage is lost. */
  photos: v.array(v.picklist(FORM_PHOTO_NAMES)),
})
export type DraftRecord = v.InferOutput<typeof RecordSchema>

/**
 * Photo key and answers of each draft of this tab. sessionStorage ends with the tab and is written synchronously, so
 * that text typed just before a reload is saved (decisions L61, L62).
 */
const TabDraftsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      referenceId: v.string(),
      id: v.string(),
      key: v.string(),
      savedAt: v.number(),
      record: RecordSchema,
    }),
  ),
)
export type TabDraft = v.InferOutput<typeof TabDraftsSchema>[number]

/** Drops entries of older builds. */
function readAll(): TabDraft[] {
  const read = v.safeParse(TabDraftsSchema, STORAGES.tab.read(PERSISTENT_KEYS.formDraft))
  return read.success ? read.output : []
}

const readOthers = (referenceId: string): TabDraft[] =>
  readAll().filter((draft) => draft.referenceId !== referenceId)

function writeAll(drafts: readonly TabDraft[]): boolean {
  const text = JSON.stringify(drafts)
  STORAGES.tab.write(PERSISTENT_KEYS.formDraft, text)
  return STORAGES.tab.read(PERSISTENT_KEYS.formDraft) === text
}

export const readTabDraft = (referenceId: string): TabDraft | null =>
  readAll().find((draft) => draft.referenceId === referenceId) ?? null

export const writeTabDraft = (draft: TabDraft): boolean =>
  writeAll([...readOthers(draft.referenceId), draft])

export function removeTabDraft(referenceId: string): void {
  const others = readOthers(referenceId)
  if (others.length === 0) STORAGES.tab.remove(PERSISTENT_KEYS.formDraft)
  else writeAll(others)
}
