import { useRef, useState, type ReactNode } from 'react'
import { batchLimits, type UploadLimits } from '#shared/config/limits.ts'
import { useFocusKept } from '#shared/ui/useFocusKept.ts'
import { ChosenFiles } from '#shared/upload/ChosenFiles.tsx'
import { DropStrip } from '#shared/upload/DropStrip.tsx'
import { dropHint } from '#shared/upload/limitWords.ts'
import type { UploadEntry } from '#shared/upload/uploadEntry.ts'
import type { IntakeProps } from '../definition.ts'
import { SourcePane } from '../result/SourcePane.tsx'
import { CardButtons } from './CardButtons.tsx'
import { doubtVerdict } from './doubt.ts'
import { ProceedBar } from './ProceedBar.tsx'
import { SidesOffer } from './SidesOffer.tsx'
import { useChosen } from './useChosen.ts'
import { useDoubts } from './useDoubts.ts'

type ChosenTogetherProps = Pick<IntakeProps, 'analyzer'> & {
  /** Of one file. */
  limits: UploadLimits
  /** Stands above the cards. */
  head: ReactNode
}

/** What was chosen and not sent: a verdict and its remedy on each, and Proceed with those that are ready. */
export function ChosenTogether({ analyzer, limits: one, head }: ChosenTogetherProps) {
  const root = useRef<HTMLDivElement>(null)
  const limits = batchLimits(one)
  const list = useChosen(analyzer.id, one)
  const [looked, setLooked] = useState<string | null>(null)
  const { entries } = list
  const { accepted, doubtOf, isReading } = useDoubts(analyzer, entries)
  const doubtful = entries.filter((entry) => doubtOf(entry) !== null).map(({ id }) => id)
  const ready = accepted.filter(({ id }) => !doubtful.includes(id))
  const shown = accepted.find(({ id }) => id === looked)
  useFocusKept(root)

  const verdictOf = (entry: UploadEntry) => {
    const doubt = doubtOf(entry)
    return doubt === null ? null : doubtVerdict(doubt)
  }
  const buttonsOf = (entry: UploadEntry) => {
    const { id } = entry
    const file = accepted.find((known) => known.id === id)
    const isLookedAt = looked === id
    return (
      file !== undefined && (
        <CardButtons
          file={file}
          doubt={doubtOf(entry)}
          isLookedAt={isLookedAt}
          onLook={() => setLooked(isLookedAt ? null : id)}
          onAnyway={() => list.sendAnyway(id)}
          onHandedOver={() => list.remove(id)}
        />
      )
    )
  }
  return (
    <>
      <div ref={root} className="page analyzer batch" tabIndex={-1}>
        {head}
        {entries.length === 0 ? (
          <DropStrip
            limits={limits}
            lead="Drop more files here or"
            button="UPLOAD FILES"
            hint={dropHint(limits)}
            onFiles={(files) => void list.add(files)}
          />
        ) : (
          <ChosenFiles limits={limits} list={list} doubtOf={verdictOf} extra={buttonsOf}>
            <SidesOffer
              analyzer={analyzer.id}
              limits={one}
              entries={entries}
              onApart={list.keepApart}
            />
          </ChosenFiles>
        )}
        {shown !== undefined && (
          <div className="panel check-preview">
            <SourcePane key={shown.id} file={shown} />
          </div>
        )}
      </div>
      {entries.length > 0 && (
        <ProceedBar
          analyzer={analyzer}
          limits={one}
          entries={entries}
          ready={ready}
          doubtful={doubtful.length}
          isReading={isReading}
        />
      )}
    </>
  )
}
