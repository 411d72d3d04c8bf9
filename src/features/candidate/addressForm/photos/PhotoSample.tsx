import type { ReactNode } from 'react'
import type { FormPhotoName } from '../model/form.ts'

const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
} as const

/** On 64 × 64. `sample-paper` is what to photograph, lines are what must be visible on it. */
const DRAWINGS: Record<FormPhotoName, ReactNode> = {
  housePhoto: (
    <>
      <path className="sample-paper" d="M12 30h40v26H12z" />
      <path {...LINES} d="M6 31 32 10l26 21M12 29v27h40V29M6 56h52" />
      <path {...LINES} d="M27 56V40h10v16M17 36h6v7h-6zM41 36h6v7h-6M28 33h8" />
    </>
  ),
  idProof: (
    <>
      <rect className="sample-paper" x="5" y="15" width="54" height="34" rx="4" />
      <rect {...LINES} x="5" y="15" width="54" height="34" rx="4" />
      <circle {...LINES} cx="19" cy="28" r="5" />
      <path {...LINES} d="M11 42c0-10 16-10 16 0M35 25h17M35 32h17M35 39h10" />
    </>
  ),
  addressProof: (
    <>
      <path className="sample-paper" d="M14 6h36v52H14z" />
      <path {...LINES} d="M14 6h36v52H14zM21 15h12M21 25h22M21 31h22M21 37h14M21 50h22" />
      <path {...LINES} d="m42 10-4 6h6l-4 6" />
    </>
  ),
  selfie: (
    <>
      <circle className="sample-paper" cx="32" cy="26" r="14" />
      <circle {...LINES} cx="32" cy="26" r="14" />
      <path {...LINES} d="M10 58c2-20 42-20 44 0M27 24v1M37 24v1M27 31c3 3 7 3 10 0" />
    </>
  ),
  sign: (
    <>
      <path className="sample-paper" d="M6 14h52v36H6z" />
      <path {...LINES} d="M6 14h52v36H6zM14 43h36" />
      <path {...LINES} d="M14 37c6-16 11-18 11-10s-6 13-3 10 8-12 8-7-3 8 0 6 5-8 6-4 2 5 8 2" />
    </>
  ),
}

type PhotoSampleProps = { photo: FormPhotoName }

export const PhotoSample = ({ photo }: PhotoSampleProps) => (
  <svg className="photo-sample" viewBox="0 0 64 64" aria-hidden="true">
    {DRAWINGS[photo]}
  </svg>
)
