import { extractSvgContent } from './extractSvgContent.ts'

type IconProps = {
  /** Source of a bootstrap-icons file (`?raw`): our own build input, never user text. */
  of: string
  /** Accessible name; without one the icon is decorative. */
  label?: string
  className?: string
}

/** An SVG of bootstrap-icons (16 px box) in the text colour. */
export function Icon({ of, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={className === undefined ? 'i' : `i ${className}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      dangerouslySetInnerHTML={{ __html: extractSvgContent(of) }}
    />
  )
}
