import cursor from 'bootstrap-icons/icons/cursor.svg?raw'
import download from 'bootstrap-icons/icons/download.svg?raw'
import { useMemo, useState } from 'react'
import { env } from '#shared/config/env.ts'
import type { ResultProps } from '#shared/analyzer/definition.ts'
import { ResultBar } from '#shared/analyzer/result/ResultBar.tsx'
import { ResultFrame } from '#shared/analyzer/result/ResultFrame.tsx'
import { SourcePane } from '#shared/analyzer/result/SourcePane.tsx'
import { useFindInSource } from '#shared/analyzer/result/useFindInSource.ts'
import { downloadJson } from '#shared/lib/download.ts'
import { splitName } from '#shared/lib/fileName.ts'
import { plural } from '#shared/lib/plural.ts'
import { formatMegabytes } from '#shared/lib/size.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { SplitView, type SplitSide } from '#shared/ui/SplitView.tsx'
import { hideAadhaar } from './aadhaar.ts'
import { toIdJson, type IdExtraction } from './contract.ts'
import { ID_KIND } from './idKinds.ts'
import { occurrenceOf, toSheet, type IdRow } from './idRows.ts'
import { IdTable } from './IdTable.tsx'
import './idExtraction.css'

/** The documents beside their source: a click on a value finds it on the page, where that has a text layer. */
export function IdResult({
  job,
  result: { service, documents },
  onBack,
  feedback,
}: ResultProps<IdExtraction>) {
  const [isHidden, setHidden] = useState(env().VITE_MASK_AADHAAR)
  const [selected, setSelected] = useState<IdRow | null>(null)
  const [side, setSide] = useState<SplitSide>('right')
  const { find, outcome, ask, onFound } = useFindInSource()
  const sheets = useMemo(
    () => documents.map((document, index) => toSheet(document, service, index)),
    [documents, service],
  )
  const file = job.files[0]
  const hasText = file?.kind === 'pdf'
  const secrets = sheets.flatMap(({ secret }) => secret ?? [])
  const shownText = ({ text }: IdRow) =>
    isHidden ? secrets.reduce((shown, secret) => hideAadhaar(shown, secret), text) : text
  const select = (row: IdRow) => {
    setSelected(row)
    const rows = sheets.flatMap((sheet) => sheet.rows)
    ask(row.text, occurrenceOf(rows, row.place))
    // On a phone the two sides take turns: the click asks for the page. A picture is looked at anyway.
    if (hasText) setSide('left')
  }
  const selection =
    selected === null ? null : { ...selected, text: shownText(selected), inPicture: !hasText }
  const name = file?.name ?? 'document'
  return (
    <ResultFrame
      title={ID_KIND[service].title}
      job={job}
      onBack={onBack}
      hint={
        <>
          <Icon of={cursor} />
          {hasText ? 'Click a value to find it on the page' : 'Click a value to copy it'}
        </>
      }
      bar={
        <ResultBar selection={selection} outcome={outcome} onBack={onBack}>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => downloadJson(toIdJson(documents), `${splitName(name).base}.json`)}
          >
            <Icon of={download} />
            Download Json
          </button>
        </ResultBar>
      }
    >
      <SplitView
        leftLabel="Source"
        rightLabel="Result"
        side={side}
        onSide={setSide}
        left={
          file !== undefined && (
            <>
              <SourcePane file={file} find={find} onFound={onFound} />
              <p className="id-source-facts small muted">
                {formatMegabytes(file.size)}
                <span aria-hidden="true"> · </span>
                {plural(file.pages ?? 1, 'page')}
              </p>
            </>
          )
        }
        right={
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
                selected={selected?.place ?? null}
                onSelect={select}
              />
            ))}
            {feedback}
          </div>
        }
      />
    </ResultFrame>
  )
}
