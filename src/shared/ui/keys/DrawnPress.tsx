import { keysOf, type Press } from './press.ts'
import './keys.css'

/** A press as keys to look at; a reader is told by words or `aria-keyshortcuts`. */
export function DrawnPress({ press }: { press: Press }) {
  return (
    <span className="drawn-press">
      {keysOf(press).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}
