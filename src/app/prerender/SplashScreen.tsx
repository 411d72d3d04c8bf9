import { BrandMark } from '#shared/ui/components/BrandMark.tsx'
import { env } from '#shared/platform/config/env.ts'
import './SplashScreen.css'

/** Shown until the first page is known: only the brand, so that nothing can be wrong. */
export function SplashScreen() {
  return (
    <div className="neutral-frame" role="status" aria-label="Loading">
      <BrandMark name={env().VITE_PRODUCT_NAME} />
    </div>
  )
}
