import { env } from '#shared/platform/config/env.ts'
import { BrandMark } from '#shared/ui/components/BrandMark.tsx'
import './SplashScreen.css'

export function SplashScreen() {
  return (
    <div className="neutral-frame" role="status" aria-label="Loading">
      <BrandMark name={env().VITE_PRODUCT_NAME} />
    </div>
  )
}
