import { drawingOf } from './drawingOf.ts'

type IconProps = {
  /** Source of one bootstrap-icons file, imported with `?raw`: our own build input, never user text. */
  of: string
  /** Accessible name; left out, the icon is decoration. */
  label?: string
  className?: string
}

/** One SVG of bootstrap-icons (16 px box), drawn in the colour of its text. */
export function Icon({ of, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={className === undefined ? 'i' : `i ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      dangerouslySetInnerHTML={{ __html: drawingOf(of) }}
    />
  )
}
