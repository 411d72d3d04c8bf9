import { Link } from 'react-router-dom'
import { BrandMark } from '#features/auth/BrandMark.tsx'
import { env } from '#shared/config/env.ts'

/** The product's mark in the bar; leads home. */
export function Brand() {
  return (
    <Link to="/home" className="brand-link">
      <BrandMark name={env().VITE_PRODUCT_NAME} />
    </Link>
  )
}
