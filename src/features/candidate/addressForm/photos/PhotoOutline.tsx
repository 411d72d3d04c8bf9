import type { ReactNode } from 'react'
import type { PhotoName } from '../model/form.ts'

const CORNERS = 'M6 18V6h12M82 6h12v12M94 82v12H82M18 94H6V82'

/** On 100 × 100. A card has the proportions of ID-1, a page those of A4. */
const SHAPES: Record<PhotoName, ReactNode> = {
  housePhoto: <path d={CORNERS} />,
  idProof: <rect x="6" y="22.5" width="88" height="55" rx="4" />,
  addressProof: <rect x="19" y="6" width="62" height="88" rx="1" />,
  selfie: <ellipse cx="50" cy="48" rx="27" ry="36" />,
  sign: <rect x="8" y="28" width="84" height="44" rx="1" />,
}

type PhotoOutlineProps = { photo: PhotoName }

/** Where in the picture the card, the page or the face belongs. It is not part of the photo. */
export const PhotoOutline = ({ photo }: PhotoOutlineProps) => (
  <svg className="camera-outline" viewBox="0 0 100 100" aria-hidden="true">
    <g className="is-halo">{SHAPES[photo]}</g>
    <g>{SHAPES[photo]}</g>
  </svg>
)
