import check from 'bootstrap-icons/icons/check-circle.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { outcomeLine } from './deedWords.ts'
import { manyMoved, selectMany } from './manySlice.ts'
import type { Run } from './manyState.ts'

type ManyOutcomeProps = { run: Extract<Run, { kind: 'ended' }> }

/** What came of a run; each that failed by name, with its reason. */
export function ManyOutcome({ run }: ManyOutcomeProps) {
  const dispatch = useAppDispatch()
  const { chosen, reasons } = useAppSelector(selectMany)
  const failed = chosen.flatMap(({ caseId, name }) => {
    const reason = reasons[caseId]
    return reason === undefined ? [] : [{ caseId, name, reason }]
  })
  const isWell = failed.length === 0 && run.note === null
  return (
    <div className={isWell ? 'many-outcome' : 'many-outcome is-bad'}>
      <Icon of={isWell ? check : exclamation} />
      <div className="many-said">
        <p role="status" className="medium">
          {outcomeLine(run)}
        </p>
        {failed.length > 0 && (
          <ul aria-label="Failed">
            {failed.map(({ caseId, name, reason }) => (
              <li key={caseId}>
                <b className="medium">{name}</b>: {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
      <button
        type="button"
        className="btn btn-sm btn-ghost btn-icon"
        onClick={() => dispatch(manyMoved({ kind: 'dismissed' }))}
      >
        <Icon of={cross} label="Close" />
      </button>
    </div>
  )
}
