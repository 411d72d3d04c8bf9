import { useState } from 'react'
import type { IntakeProps } from '#shared/analyzer/definition.ts'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { SourcePane } from '#shared/analyzer/result/SourcePane.tsx'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { SplitView, type SplitSide } from '#shared/ui/SplitView.tsx'
import { IntakeFoot } from './IntakeFoot.tsx'
import { isComplete, readyFiles } from '../state/intakeAccount.ts'
import type { Work } from '../state/intake.ts'
import { useMoveIntake } from '../state/moveIntake.ts'
import { PreviewSide } from './PreviewSide.tsx'
import { proceed } from '../lifecycle.ts'
import './preview.css'

type PreviewStageProps = {
  work: Work
  /** Id of the file on the left. */
  shown: string
  onProceed: IntakeProps['onProceed']
}

/** Screen 8: the selected file on the left; accounts, details, e-mail and PROCEED on the right. */
export function PreviewStage({ work, shown, onProceed }: PreviewStageProps) {
  const dispatch = useAppDispatch()
  const move = useMoveIntake()
  const [side, setSide] = useState<SplitSide>('right')
  const files = work.accounts.flatMap(readyFiles)
  const file = files.find(({ id }) => id === shown)
  const isReady = work.accounts.every(isComplete)
  return (
    <div className="bank-preview">
      <div className="page">
        <AnalyzerHead
          title="Bank statement"
          line={
            work.origin === 'interrupted'
              ? 'Sending was interrupted. Your files are kept: PROCEED sends them again.'
              : 'Look it over. Nothing has been sent yet.'
          }
          step={1}
        />
      </div>
      <div className="bank-preview-body">
        <SplitView
          leftLabel="Source"
          rightLabel="Files"
          side={side}
          onSide={setSide}
          left={
            file === undefined ? (
              <div className="panel-body">
                <Skeleton lines={8} label="Checking the file" />
              </div>
            ) : (
              <SourcePane key={file.id} file={file} />
            )
          }
          right={
            <PreviewSide
              work={work}
              shown={shown}
              onShow={(id) => {
                move({ kind: 'fileShown', file: id })
                // On a phone the two sides take turns: the click asks for the page.
                setSide('left')
              }}
            />
          }
        />
      </div>
      <IntakeFoot work={work} reason={isReady ? '' : 'Checking the files'}>
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => move({ kind: 'wentBack' })}
        >
          Back
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={!isReady}
          onClick={() => onProceed(dispatch(proceed(work)))}
        >
          PROCEED
        </button>
      </IntakeFoot>
    </div>
  )
}
