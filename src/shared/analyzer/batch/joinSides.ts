import type { UploadLimits } from '#shared/config/limits.ts'
import { raise } from '#shared/errors/ask.ts'
import { loadCode } from '#shared/lib/loadCode.ts'
import { splitName } from '#shared/lib/fileName.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { UploadEntry } from '#shared/upload/uploadEntry.ts'
import { fileVault } from '#shared/vault/vault.ts'
import { choose, chosenList } from './chosenFiles.ts'
import type { Sides } from './sidesOf.ts'

/** Two pictures become one document of two pages in the place of the first. */
export function joinSides(
  analyzer: string,
  limits: UploadLimits,
  [front, back]: Sides,
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const vault = session.get(fileVault)
    const pictures = await Promise.all([vault.get(front.id), vault.get(back.id)])
    const [one, other] = pictures
    if (one === undefined || other === undefined) return dispatch(raise('fileNotKept'))
    const pdf = await loadCode(() => import('#shared/files/joinPictures.ts'))
      .then(async ({ joinPictures }) => joinPictures([one, other]))
      .catch(() => null)
    if (session.signal.aborted) return
    if (pdf === null) {
      dispatch(
        raise('fileCorruptError', {
          kept: `${front.name} and ${back.name} could not be joined. Both are still in the list.`,
        }),
      )
      return
    }
    const file = new File([pdf], nameOf(front), { type: 'application/pdf' })
    dispatch(chosenList(analyzer, limits)).remove(back.id)
    await dispatch(choose(analyzer, limits, [file], { replaces: front.id }))
  }
}

const nameOf = ({ name }: UploadEntry) => `${splitName(name).base}-two-pages.pdf`
