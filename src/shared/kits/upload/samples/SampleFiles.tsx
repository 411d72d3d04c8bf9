import { Suspense } from 'react'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { useOpenUntilNavigation } from '#shared/platform/navigation/useOpenUntilNavigation.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectIsTrial } from '#shared/platform/store/sessionSlice.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { LoadErrorDialog } from '#shared/ui/loading/LoadErrorDialog.tsx'
import type { Sample } from './sample.ts'

const SampleDialog = lazyWithRetry(async () => (await import('./SampleDialog.tsx')).SampleDialog, {
  label: 'The sample files',
  LoadError: LoadErrorDialog,
})

type SampleFilesProps = { samples: readonly Sample[]; onPick: (file: File) => void }

/** Renders nothing for users without a trial (shell §6). */
export function SampleFiles({ samples, onPick }: SampleFilesProps) {
  const dispatch = useAppDispatch()
  const isTrial = useAppSelector(selectIsTrial)
  const [open, setOpen] = useOpenUntilNavigation()
  if (!isTrial || samples.length === 0) return null

  async function pick(sample: Sample) {
    setOpen(false)
    const file = await loadSample(sample).catch(() => null)
    if (file === null)
      dispatch(showDialog('uploadFailed', { detail: 'The sample could not be loaded.' }))
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

/** @throws Error when the sample is missing */
async function loadSample({ name, url }: Sample): Promise<File> {
  const response = await fetch(__BASE_PATH__ + url)
  if (!response.ok) throw new Error(`Sample ${url} answered ${response.status}.`)
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type })
}
