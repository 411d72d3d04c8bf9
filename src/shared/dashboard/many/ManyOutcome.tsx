import check from 'bootstrap-icons/icons/check-circle.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import type { ManyKit } from './deed.ts'
import type { Run } from './manyState.ts'
import { outcomeLine } from './outcomeLine.ts'
import { useMany, useMoveMany } from './useMany.ts'

type ManyOutcomeProps = { kit: ManyKit; run: Extract<Run, { kind: 'ended' }> }

/** What came of a run; each that failed by name, with its reason. */
export function ManyOutcome({ kit, run }: ManyOutcomeProps) {
  const move = useMoveMany()
  const { chosen, reasons } = useMany((state) => state)
  const deed = kit.deeds[run.deed]
  const failed = chosen.flatMap(({ id, name }) => {
    const reason = reasons[id]
    return reason === undefined ? [] : [{ id, name, reason }]
  })
  const isWell = failed.length === 0 && run.note === null
  return (
    <div className={isWell ? 'many-outcome' : 'many-outcome is-bad'}>
      <Icon of={isWell ? check : exclamation} />
      <div className="many-said">
        <p role="status" className="medium">
          {deed !== undefined && outcomeLine(deed, run)}
        </p>
        {failed.length > 0 && (
          <ul aria-label="Failed">
            {failed.map(({ id, name, reason }) => (
              <li key={id}>
                <b className="medium">{name}</b>: {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
      <button
        type="button"
        className="btn btn-sm btn-ghost btn-icon"
        onClick={() => move({ kind: 'dismissed' })}
      >
        <Icon of={cross} label="Close" />
      </button>
    </div>
  )
}
