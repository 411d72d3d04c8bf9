import { useEffect } from 'react'
import { fileHistories, type Histories } from '#shared/kits/history/fileHistories.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { originalReader } from '#shared/kits/upload/histories/originals.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { useStoreSelector } from '#shared/ui/hooks/useStore.ts'
import type { Entry } from '../months/entries.ts'
import { compareWithAnalysis, type PageGap, type StatementFile } from './compareWithAnalysis.ts'

export type ReadCompletelyProps = { files: readonly AcceptedFile[]; entries: readonly Entry[] }

/** Whether each dated amount of the statement is in the workbook, and the other way round. */
export function ReadCompletely({ files, entries }: ReadCompletelyProps) {
  const session = useSessionScope()
  const histories = session.get(fileHistories)
  useEffect(() => {
    for (const file of files)
      histories.request({ id: file.id, read: originalReader(session, file) })
  }, [files, histories, session])
  const states = useStoreSelector(histories, (all) => all)
  const statements = readStatements(files, states)
  if (statements === null) return null
  const result = compareWithAnalysis(statements, entries.flatMap(toAnalysed))
  if (result === null)
    return (
      <p className="small muted">
        The text of the statement could not be compared with the analysis.
      </p>
    )
  const { gaps, extra } = result
  if (gaps.length === 0 && extra === 0)
    return <p className="small muted">Every dated amount of the statement is in the analysis.</p>
  return (
    <div role="group" aria-label="Statement and analysis" className="bank-gaps">
      {gaps.map((gap) => (
        <Chip key={`${gap.file} ${gap.page}`} tone="warning">
          {describeGap(gap, statements.length > 1)}
        </Chip>
      ))}
      {extra > 0 && (
        <Chip tone="warning">
          {plural(extra, 'amount')} of the analysis {extra === 1 ? 'is' : 'are'} not in the text of
          the statement
        </Chip>
      )}
      <p className="small muted">
        Rows that are printed twice, and tables of interest or charges, have the same effect.
      </p>
    </div>
  )
}

function describeGap({ file, page, amounts, dates }: PageGap, isNamed: boolean): string {
  const where = `of page ${page}${isNamed ? ` of ${file}` : ''}`
  const missing = `${plural(amounts, 'amount')} ${where} ${amounts === 1 ? 'is' : 'are'} not in the analysis`
  const moved = `${plural(dates, 'amount')} ${where} ${dates === 1 ? 'has' : 'have'} another date in the analysis`
  return [amounts > 0 ? missing : [], dates > 0 ? moved : []].flat().join(', ')
}

const toAnalysed = ({ day, credits, debits }: Entry) =>
  [credits, debits].flatMap((rupees) =>
    rupees === null || rupees === 0 ? [] : [{ day, amount: Math.round(Math.abs(rupees) * 100) }],
  )

/** Null until each file is read, and for scans, whose text is not known. */
function readStatements(
  files: readonly AcceptedFile[],
  histories: Histories,
): StatementFile[] | null {
  const statements = files.flatMap(({ id, name }) => {
    const history = histories.get(id)
    return history?.kind === 'read' && history.traits !== undefined
      ? [{ name, rows: history.traits.rows }]
      : []
  })
  return statements.length === files.length ? statements : null
}
