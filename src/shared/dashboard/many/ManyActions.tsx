import link from 'bootstrap-icons/icons/link-45deg.svg?raw'
import { formatCount } from '#shared/lib/plural.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { copyLinks } from './copyLinks.ts'
import type { ManyKit } from './deed.ts'
import { chosenOf } from './manySlice.ts'
import { startMany } from './runMany.ts'
import { useSelecting } from './selecting.ts'
import { useMany, useMoveMany } from './useMany.ts'

type ManyActionsProps = { kit: ManyKit }

/** How many are chosen, and what can be done over them. */
export function ManyActions({ kit }: ManyActionsProps) {
  const dispatch = useAppDispatch()
  const move = useMoveMany()
  const { subClientId, rows, togglePage } = useSelecting()
  const chosen = useMany((state) => chosenOf(state, subClientId))
  const here = rows.filter(({ id }) => chosen.some((one) => one.id === id)).length
  const elsewhere = chosen.length - here
  return (
    <div className="many-line">
      <p role="status">
        <b className="medium">{formatCount(chosen.length)} selected</b>
        {elsewhere > 0 && <span className="muted">, {formatCount(elsewhere)} on other pages</span>}
      </p>
      {here < rows.length && (
        <button type="button" className="btn btn-sm btn-ghost" onClick={() => togglePage(true)}>
          All {formatCount(rows.length)} on this page
        </button>
      )}
      <button
        type="button"
        className="btn btn-sm btn-ghost"
        onClick={() => move({ kind: 'taken', ids: chosen.map(({ id }) => id) })}
      >
        Clear
      </button>
      <div className="many-deeds">
        <button type="button" className="btn btn-secondary" onClick={() => void copyLinks(chosen)}>
          <Icon of={link} />
          Copy links ({formatCount(chosen.length)})
        </button>
        {Object.entries(kit.deeds).map(([name, { icon, label, none }]) => {
          const count = chosen.filter(({ action }) => action === name).length
          return (
            <button
              key={name}
              type="button"
              className="btn btn-secondary"
              disabled={count === 0}
              title={count === 0 ? none : undefined}
              onClick={() => void dispatch(startMany(kit, name, subClientId))}
            >
              <Icon of={icon} />
              {label} ({formatCount(count)})
            </button>
          )
        })}
      </div>
    </div>
  )
}
