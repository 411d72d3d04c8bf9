import type { UploadLimits } from '#shared/config/limits.ts'
import { useFileIntake } from './useFileIntake.ts'

type PageIntakeProps = { limits: UploadLimits; onFiles: (files: File[]) => void }

/** Takes drops and pastes while no drop zone is shown: the browser would leave the page to open the file. */
export function PageIntake({ limits, onFiles }: PageIntakeProps) {
  useFileIntake(limits, 'Choose another file', onFiles)
  return null
}
