import { BrandMark } from '#shared/ui/BrandMark.tsx'
import { env } from '#shared/config/env.ts'
import './NeutralFrame.css'

/** What stands before it is known which page this visitor will see: whose portal it is, and nothing that could be wrong. */
export function NeutralFrame() {
  return (
    <div className="neutral-frame" role="status" aria-label="Loading">
      <BrandMark name={env().VITE_PRODUCT_NAME} />
    </div>
  )
}
