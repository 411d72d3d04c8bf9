import { type UploadEntry, entryStatus } from '#shared/kits/upload/fileList/uploadEntry.ts'
import type { UploadList } from '#shared/kits/upload/fileList/uploadList.ts'
import { addFiles } from '#shared/kits/upload/fileList/useFileList.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { splitFileName } from '#shared/platform/lib/text/fileName.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

export type CardSides = readonly [UploadEntry, UploadEntry]

/** Words by which people and phones name the sides of a card. */
const SIDE_NAMES = /front|back|rear|reverse|obverse|side|page|img|image|photo|pic|scan|copy|\d+/g

/** Equal for 'Aadhaar_front.jpg' and 'Aadhaar-back (1).jpg'. */
const cardNameOf = ({ name }: UploadEntry) =>
  splitFileName(name)
    .base.toLowerCase()
    .replaceAll(SIDE_NAMES, '')
    .replaceAll(/[^a-z]/g, '')

/**
 * Images with equal names but for the side. Generic names ('IMG_2041') do not count.
 * @param isCardPage the only two images are sides of a card, whatever their names
 */
export function findCardSides(
  entries: readonly UploadEntry[],
  isCardPage = true,
): readonly CardSides[] {
  const images = entries.filter(
    (entry) =>
      entry.kind !== 'pdf' && entryStatus(entry, entries).kind === 'ready' && entry.apart !== true,
  )
  const [one, other, ...more] = images
  if (one === undefined || other === undefined) return []
  if (more.length === 0 && isCardPage) return [[one, other]]
  return images.flatMap((front, index): CardSides[] => {
    const card = cardNameOf(front)
    const same = images.filter((entry) => card !== '' && cardNameOf(entry) === card)
    const back = same[1]
    return same.length === 2 && back !== undefined && images.indexOf(back) > index
      ? [[front, back]]
      : []
  })
}

/** The joined document takes the first one's position. Returns its id; undefined if it failed, and a dialog says so. */
export function joinCardSides(
  uploads: UploadList,
  sides: CardSides,
): AppThunk<Promise<string | undefined>> {
  return async (dispatch) => {
    const [front, back] = sides
    const file = await dispatch(toOneDocument(sides))
    if (file === null) return undefined
    uploads.remove(back.id)
    const [joined] = await dispatch(addFiles(uploads, [file], { replaces: front.id }))
    return joined
  }
}

function toOneDocument([front, back]: CardSides): AppThunk<Promise<File | null>> {
  return async (dispatch, _getState, session) => {
    const blobs = session.get(blobStore)
    const images = await Promise.all([blobs.get(front.id), blobs.get(back.id)])
    const [one, other] = images
    if (one === undefined || other === undefined) {
      dispatch(showDialog('fileNotKept'))
      return null
    }
    const pdf = await loadChunk(() => import('#shared/platform/files/joinImages.ts'))
      .then(async ({ joinImages }) => joinImages([one, other]))
      .catch(() => null)
    if (session.signal.aborted) return null
    if (pdf === null) {
      dispatch(
        showDialog('fileCorruptError', {
          footnote: `${front.name} and ${back.name} could not be combined. Both are still in the list.`,
        }),
      )
      return null
    }
    return new File([pdf], nameOf(front), { type: 'application/pdf' })
  }
}

const nameOf = ({ name }: UploadEntry) => `${splitFileName(name).base}-two-pages.pdf`
