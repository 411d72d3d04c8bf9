import { Suspense } from 'react'
import { raise } from '#shared/errors/ask.ts'
import { useOpenOnPage } from '#shared/navigation/useOpenOnPage.ts'
import { selectIsTrial } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { LostDialog } from '#shared/ui/LostDialog.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import type { Sample } from './sample.ts'

const SampleDialog = lazyPart(async () => (await import('./SampleDialog.tsx')).SampleDialog, {
  what: 'The samples',
  Lost: LostDialog,
})

type SampleFilesProps = { samples: readonly Sample[]; onPick: (file: File) => void }

/** 'Use Sample File' and its popup, for trial users (shell §6). Renders nothing for others. */
export function SampleFiles({ samples, onPick }: SampleFilesProps) {
  const dispatch = useAppDispatch()
  const isTrial = useAppSelector(selectIsTrial)
  const [open, setOpen] = useOpenOnPage()
  if (!isTrial || samples.length === 0) return null

  async function pick(sample: Sample) {
    setOpen(false)
    const file = await loadSample(sample).catch(() => null)
    if (file === null)
      dispatch(raise('uploadFailed', { detail: 'The sample could not be loaded.' }))
    else onPick(file)
  }

  return (
    <>
      <button type="button" className="btn btn-ghost" onClick={() => setOpen(true)}>
        Use Sample File
      </button>
      {open && (
        <Suspense fallback={null}>
          <SampleDialog
            samples={samples}
            onPick={(sample) => void pick(sample)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Fetches a sample of our own origin as the file that a user would have picked. @throws Error when it is not there. */
async function loadSample({ name, url }: Sample): Promise<File> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`Sample ${url} answered ${response.status}.`)
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type })
}
