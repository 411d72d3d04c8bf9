import zoomIn from 'bootstrap-icons/icons/zoom-in.svg?raw'
import zoomOut from 'bootstrap-icons/icons/zoom-out.svg?raw'
import { useState } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import { useWords } from '../words/words.ts'

type CaptchaPictureProps = {
  /** Raw base64 of a PNG. */
  picture: string
}

/** The picture over the whole width, and twice as large in a frame that scrolls. */
export function CaptchaPicture({ picture }: CaptchaPictureProps) {
  const { captcha: words } = useWords().steps
  const [isLarge, setLarge] = useState(false)
  return (
    <>
      <div
        className="uan-picture"
        role="group"
        aria-label={words.picture}
        tabIndex={isLarge ? 0 : -1}
      >
        <img
          className={isLarge ? 'is-large' : undefined}
          src={`data:image/png;base64,${picture}`}
          alt={words.picture}
        />
      </div>
      <button
        type="button"
        className="btn btn-ghost uan-larger"
        aria-pressed={isLarge}
        onClick={() => setLarge(!isLarge)}
      >
        <Icon of={isLarge ? zoomOut : zoomIn} />
        {words.larger}
      </button>
    </>
  )
}
