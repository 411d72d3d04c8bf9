import { useMemo, useState } from 'react'
import type { ResultProps } from '#shared/analyzer/definition.ts'
import { DownloadJson } from '#shared/analyzer/result/DownloadJson.tsx'
import { copyValue } from '#shared/analyzer/result/copyValue.ts'
import { ResultBesideSource } from '#shared/analyzer/result/ResultBesideSource.tsx'
import { useResultSearch } from '#shared/analyzer/result/search/useResultSearch.ts'
import { useSourceSearch } from '#shared/analyzer/result/useSourceSearch.ts'
import { env } from '#shared/config/env.ts'
import { plural } from '#shared/lib/plural.ts'
import { formatMegabytes } from '#shared/lib/size.ts'
import { hideAadhaar } from './aadhaar.ts'
import type { IdExtraction } from './contract.ts'
import { ID_KIND } from './idKinds.ts'
import { occurrenceOf, toSheet, type IdRow } from './idRows.ts'
import { IdTable } from './IdTable.tsx'
import './idExtraction.css'

/** The documents beside their source: a click on a value finds it on the page, where that has a text layer. */
export function IdResult({
  job,
  result: { service, documents },
  answer,
  onBack,
  feedback,
}: ResultProps<IdExtraction>) {
  const [isHidden, setHidden] = useState(env().VITE_MASK_AADHAAR)
  const search = useSourceSearch<IdRow>(job.files)
  const { selected } = search
  const sheets = useMemo(
    () => documents.map((document, index) => toSheet(document, service, index)),
    [documents, service],
  )
  const file = job.files[0]
  const hasText = file?.kind === 'pdf'
  const secrets = sheets.flatMap(({ secret }) => secret ?? [])
  const shownText = ({ text }: IdRow) =>
    isHidden ? secrets.reduce((shown, secret) => hideAadhaar(shown, secret), text) : text
  const values = sheets.flatMap((sheet) =>
    sheet.rows
      .filter(({ text }) => text !== '')
      // What is hidden is not found by it.
      .map((row) => ({ place: row.place, record: 0, label: row.label, text: shownText(row) })),
  )
  const { matchOf, ...finder } = useResultSearch(values)
  const select = (row: IdRow) => {
    if (!hasText) {
      search.mark(row)
      void copyValue({ ...row, text: shownText(row) })
      return
    }
    const rows = sheets.flatMap((sheet) => sheet.rows)
    search.select(row, occurrenceOf(rows, row.place))
  }
  const text = selected === null ? '' : shownText(selected)
  // A picture has no text layer: a click copies.
  const inPicture = hasText
    ? {}
    : { says: `A picture has no text to search: look for ${text} by eye.` }
  return (
    <ResultBesideSource
      title={ID_KIND[service].title}
      job={job}
      onBack={onBack}
      search={search}
      finder={finder}
      selection={selected === null ? null : { ...selected, text, ...inPicture }}
      hint={hasText ? 'Click a value to find it on the page' : 'Click a value to copy it'}
      downloads={<DownloadJson sourceName={file?.name ?? 'document'} answer={answer} />}
      below={
        file !== undefined && (
          <p className="id-source-facts small muted">
            {formatMegabytes(file.size)}
            <span aria-hidden="true"> · </span>
            {plural(file.pages ?? 1, 'page')}
          </p>
        )
      }
    >
      <div className="id-pane">
        {sheets.map((sheet, index) => (
          <IdTable
            key={index}
            sheet={sheet}
            index={index}
            count={sheets.length}
            isHidden={isHidden}
            onHide={setHidden}
            shownText={shownText}
            hint={hasText ? 'Find it on the page' : 'Copy it'}
            selected={search.selected?.place ?? null}
            matchOf={matchOf}
            onSelect={select}
          />
        ))}
        {feedback}
      </div>
    </ResultBesideSource>
  )
}
