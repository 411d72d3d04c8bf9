import { useEffect, useState } from 'react'
import { extensionOf } from '#shared/lib/fileName.ts'
import { formatCount } from '#shared/lib/plural.ts'
import { LoadingPage } from '#shared/preview/LoadingPage.tsx'
import { PreviewFrame } from '#shared/preview/PreviewFrame.tsx'
import type { ViewerProps } from '#shared/preview/viewerProps.ts'
import { SHOWN_LINES, shownText, type ShownText } from './shownText.ts'

/** JSON or another text, in lines. What stands in it is text, never markup. */
export function TextPreview({ source, name }: ViewerProps) {
  const shown = useShownText(source, name)
  return (
    <PreviewFrame source={source} name={name}>
      {shown === null ? (
        <LoadingPage />
      ) : (
        <>
          {!shown.isWhole && (
            <p className="sheet-note small" role="status">
              Only the first {formatCount(SHOWN_LINES)} lines are shown. Download the file to see
              all of it.
            </p>
          )}
          <pre className="preview-well gstr-text" tabIndex={0} aria-label={`Text of ${name}`}>
            {shown.text}
          </pre>
        </>
      )}
    </PreviewFrame>
  )
}

function useShownText(source: Blob, name: string): ShownText | null {
  const [shown, setShown] = useState<{ of: Blob; text: ShownText } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const bytes = new Uint8Array(await source.arrayBuffer())
      if (isCurrent) setShown({ of: source, text: shownText(bytes, extensionOf(name) === 'json') })
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [source, name])
  return shown?.of === source ? shown.text : null
}
