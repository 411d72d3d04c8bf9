import { plural } from '#shared/lib/plural.ts'
import type { Parting } from '#shared/session/partings.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { BatchItem } from './batch.ts'
import { selectAllChosen, selectBatches } from './batchSlice.ts'

const nameOf = ({ files }: BatchItem) => files.map(({ name }) => name).join(', ')

/** The files that were not sent when the session ends: their names tell what is to be chosen again. */
export function whatGoes(): AppThunk<Parting[]> {
  return (_dispatch, getState) => {
    const items = Object.values(selectBatches(getState())).flatMap((batch) => batch.items)
    const waiting = items.filter(({ job }) => job === null).map(nameOf)
    const chosen = Object.values(selectAllChosen(getState())).flatMap((entries) =>
      entries.map(({ name }) => name),
    )
    const names = [...waiting, ...chosen]
    return names.length === 0
      ? []
      : [{ heading: `Not sent yet (${plural(names.length, 'file')})`, items: names }]
  }
}
