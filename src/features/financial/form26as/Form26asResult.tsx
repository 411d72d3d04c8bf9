import cursor from 'bootstrap-icons/icons/cursor.svg?raw'
import { useState } from 'react'
import type { ResultProps } from '#shared/analyzer/definition.ts'
import { ResultFrame } from '#shared/analyzer/result/ResultFrame.tsx'
import { SourcePane } from '#shared/analyzer/result/SourcePane.tsx'
import { useFindInSource } from '#shared/analyzer/result/useFindInSource.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { SplitView, type SplitSide } from '#shared/ui/SplitView.tsx'
import type { TaxStatement } from './contract.ts'
import { Form26asBar } from './Form26asBar.tsx'
import { landmarksOf, type Place, type Selection } from './selection.ts'
import { StatementSheet } from './StatementSheet.tsx'
import './form26as.css'

/** The statement on the left, what was read from it on the right: a click on a value finds it on its page. */
export function Form26asResult({
  job,
  result,
  onBack,
  feedback,
}: ResultProps<readonly TaxStatement[]>) {
  const [shown, setShown] = useState(0)
  const [selection, setSelection] = useState<Selection | null>(null)
  const [side, setSide] = useState<SplitSide>('right')
  const { find, outcome, ask, onFound } = useFindInSource()
  const file = job.files[0]
  const statement = result[shown]
  const select = (place: Place, label: string, text: string) => {
    setSelection({ statement: shown, place, label, text })
    ask(text, landmarksOf(result, shown, place))
    // On a phone the two sides take turns: the click asks for the page.
    setSide('left')
  }
  return (
    <ResultFrame
      title="Form 26AS result"
      job={job}
      onBack={onBack}
      hint={
        <>
          <Icon of={cursor} />
          Click a value to find it on the page
        </>
      }
      bar={
        <Form26asBar
          statements={result}
          sourceName={file?.name ?? 'form26as'}
          selection={selection}
          outcome={outcome}
          onBack={onBack}
        />
      }
    >
      <SplitView
        leftLabel="Source"
        rightLabel="Result"
        side={side}
        onSide={setSide}
        left={file !== undefined && <SourcePane file={file} find={find} onFound={onFound} />}
        right={
          statement !== undefined && (
            <div className="form26as-pane">
              <StatementSheet
                statement={statement}
                index={shown}
                count={result.length}
                selected={selection?.statement === shown ? selection.place : null}
                onSelect={select}
                onShow={setShown}
              />
              {feedback}
            </div>
          )
        }
      />
    </ResultFrame>
  )
}
