import { useMemo, useState } from 'react'
import type { ResultProps } from '#shared/kits/analyzer/definition.ts'
import { copyValue } from '#shared/kits/analyzer/result/copyValue.ts'
import { DownloadJson } from '#shared/kits/analyzer/result/DownloadJson.tsx'
import { useResultSearch } from '#shared/kits/analyzer/result/search/useResultSearch.ts'
import { ResultWithSource } from '#shared/kits/analyzer/result/source/ResultWithSource.tsx'
import { useSourceSearch } from '#shared/kits/analyzer/result/source/useSourceSearch.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { env } from '#shared/platform/config/env.ts'
import { formatMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import type { IdExtraction } from './contract.ts'
import { ID_KIND } from './idKinds.ts'
import { occurrenceOf, toIdTable, type IdRow, maskAadhaar } from './idRows.ts'
import { IdTable } from './IdTable.tsx'
import './idExtraction.css'

/** A click on a value finds it on the page, if the page has a text layer. */
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
    () => documents.map((document, index) => toIdTable(document, service, index)),
    [documents, service],
  )
  const file = job.files[0]
  const hasText = file?.kind === 'pdf'
  const secrets = sheets.flatMap(({ secret }) => secret ?? [])
  const displayText = ({ text }: IdRow) =>
    isHidden ? secrets.reduce((masked, secret) => maskAadhaar(masked, secret), text) : text
  const values = sheets.flatMap((sheet) =>
    sheet.rows
      .filter(({ text }) => text !== '')
      // A search must not find hidden values.
      .map((row) => ({ id: row.path, record: 0, label: row.label, text: displayText(row) })),
  )
  const { matchOf, ...resultSearch } = useResultSearch(values)
  const select = (row: IdRow) => {
    if (!hasText) {
      search.selectWithoutSearch(row)
      void copyValue({ ...row, text: displayText(row) })
      return
    }
    const rows = sheets.flatMap((sheet) => sheet.rows)
    search.select(row, occurrenceOf(rows, row.path))
  }
  const text = selected === null ? '' : displayText(selected)
  // An image has no text layer, so a click copies.
  const inPicture = hasText
    ? {}
    : { message: `A picture has no text to search. Check ${text} manually.` }
  return (
    <ResultWithSource
      title={ID_KIND[service].title}
      job={job}
      onBack={onBack}
      search={search}
      finder={resultSearch}
      selection={selected === null ? null : { ...selected, text, ...inPicture }}
      hint={hasText ? 'Click a value to find it on the page' : 'Click a value to copy it'}
      downloads={<DownloadJson sourceName={file?.name ?? 'document'} answer={answer} />}
      belowSource={file !== undefined && <FileFacts file={file} />}
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
            shownText={displayText}
            hint={hasText ? 'Find it on the page' : 'Copy it'}
            selected={search.selected?.path ?? null}
            matchOf={matchOf}
            onSelect={select}
          />
        ))}
        {feedback}
      </div>
    </ResultWithSource>
  )
}

type FileFactsProps = { file: AcceptedFile }

function FileFacts({ file }: FileFactsProps) {
  return (
    <p className="id-source-facts small muted">
      {formatMegabytes(file.size)}
      <span aria-hidden="true"> · </span>
      {plural(file.pages ?? 1, 'page')}
    </p>
  )
}
