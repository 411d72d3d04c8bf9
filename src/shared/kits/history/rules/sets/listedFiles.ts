import type { Histories, HistoryState } from '../../fileHistories.ts'
import { sortFindings } from '../../ruleTable.ts'
import type { SetFile } from './groupFiles.ts'
import { setFindings } from './setFindings.ts'

/** `list`: an id that the files of one list share. */
export type ListedFile = { list: string; name: string }

/** With what the comparison of a list's files finds, once all of them are read. Other histories stay the same objects. */
export function withSetFindings(
  histories: Histories,
  listed: ReadonlyMap<string, ListedFile>,
): Histories {
  const all = new Map<string, HistoryState>(histories)
  for (const list of new Set([...listed.values()].map((file) => file.list)))
    for (const [id, findings] of setFindings(readFiles(histories, listed, list))) {
      const history = histories.get(id)
      if (history?.kind !== 'read') continue
      all.set(id, { ...history, findings: sortFindings([...history.findings, ...findings]) })
    }
  return all
}

/** None while one of them is not read yet. */
function readFiles(
  histories: Histories,
  listed: ReadonlyMap<string, ListedFile>,
  list: string,
): SetFile[] {
  const ids = [...listed].filter(([, file]) => file.list === list).map(([id]) => id)
  if (ids.some((id) => histories.get(id)?.kind === 'running')) return []
  return ids.flatMap((id) => {
    const history = histories.get(id)
    if (history?.kind !== 'read' || history.traits === undefined) return []
    return [{ id, name: listed.get(id)?.name ?? '', traits: history.traits }]
  })
}
