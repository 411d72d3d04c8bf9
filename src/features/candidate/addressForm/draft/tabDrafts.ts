import * as v from 'valibot'
import { PLACES } from '#shared/session/places.ts'
import { LASTING } from '#shared/session/storedKeys.ts'
import { FIELD_NAMES, PHOTO_NAMES } from '../form.ts'
import { STEPS } from '../flow/flow.ts'

const RecordSchema = v.object({
  answers: v.object(v.entriesFromList(FIELD_NAMES, v.optional(v.string()))),
  isAgreed: v.boolean(),
  furthest: v.picklist(STEPS),
  /** Those that were taken: one that is not found on the disk has been lost. */
  photos: v.array(v.picklist(PHOTO_NAMES)),
})
/** What a draft holds beside the pictures. */
export type DraftRecord = v.InferOutput<typeof RecordSchema>

/**
 * The drafts of this tab: the key of each one's photos, and the answers. sessionStorage ends with the tab and
 * is written at once, so that what was typed in the last moment before a reload is there (decisions L61, L62).
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

/** Without what an older build kept. */
function readAll(): TabDraft[] {
  const read = v.safeParse(TabDraftsSchema, PLACES.tab.read(LASTING.formDraft))
  return read.success ? read.output : []
}

const readOthers = (referenceId: string): TabDraft[] =>
  readAll().filter((draft) => draft.referenceId !== referenceId)

/** False where the browser refuses. */
function writeAll(drafts: readonly TabDraft[]): boolean {
  const text = JSON.stringify(drafts)
  PLACES.tab.write(LASTING.formDraft, text)
  return PLACES.tab.read(LASTING.formDraft) === text
}

export const readTabDraft = (referenceId: string): TabDraft | null =>
  readAll().find((draft) => draft.referenceId === referenceId) ?? null

export const writeTabDraft = (draft: TabDraft): boolean =>
  writeAll([...readOthers(draft.referenceId), draft])

export function removeTabDraft(referenceId: string): void {
  const others = readOthers(referenceId)
  if (others.length === 0) PLACES.tab.remove(LASTING.formDraft)
  else writeAll(others)
}
