import { formatCount } from '#shared/lib/plural.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { ManyKit } from './deed.ts'
import type { Run } from './manyState.ts'
import { stopMany } from './runMany.ts'

type ManyProgressProps = { kit: ManyKit; run: Extract<Run, { kind: 'running' }> }

/** Which one it is at, of how many, and the way to stop. */
export function ManyProgress({ kit, run }: ManyProgressProps) {
  const { deed, todo, total, tally, isWaiting, isStopping } = run
  const dispatch = useAppDispatch()
  const through = total - todo.length
  const doing = kit.deeds[deed]?.doing ?? ''
  const of = `${formatCount(Math.min(through + 1, total))} of ${formatCount(total)}`
  return (
    <div className="many-line">
      <div className="many-progress">
        <p role="status" className="medium">
          {isWaiting
            ? 'Another tab is at it. This one begins when that has ended.'
            : `${doing}: ${of}`}
        </p>
        <progress aria-label={doing} max={total} value={through} />
        <p className="small muted clip">
          {todo[0]?.name}
          {tally.failed > 0 && ` · ${formatCount(tally.failed)} failed`}
        </p>
      </div>
      <div className="many-deeds">
        <button
          type="button"
          className="btn btn-secondary"
          disabled={isStopping}
          onClick={() => dispatch(stopMany(kit))}
        >
          {isStopping ? 'Stopping…' : 'Stop'}
        </button>
      </div>
    </div>
  )
}
