import boxArrow from 'bootstrap-icons/icons/box-arrow-up-right.svg?raw'
import clipboard from 'bootstrap-icons/icons/clipboard.svg?raw'
import { useState } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import { useWords } from '../words/words.ts'
import { isAndroid, outsideAddress } from './browser.ts'

/** Ways out of another app's window: into the phone's own browser, or the link to take there. */
export function OutsideWays() {
  const { phone: words } = useWords()
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const address = window.location.href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('yes')
    } catch {
      setCopied('no') // the address is shown then
    }
  }
  return (
    <div className="outside-ways">
      {isAndroid(navigator.userAgent) && (
        <a className="btn btn-secondary" href={outsideAddress(address)}>
          <Icon of={boxArrow} />
          {words.openOutside}
        </a>
      )}
      <button type="button" className="btn btn-secondary" onClick={() => void copy()}>
        <Icon of={clipboard} />
        {words.copyLink}
      </button>
      <p role="status">
        {copied === 'yes' && words.copied}
        {copied === 'no' && <span lang="en">{address}</span>}
      </p>
    </div>
  )
}
