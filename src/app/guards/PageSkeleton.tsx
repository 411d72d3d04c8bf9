import { Skeleton } from '#shared/ui/Skeleton.tsx'
import './PageSkeleton.css'

/** The shape of a page while its session check or its code is on the way; a short wait shows nothing. */
export function PageSkeleton() {
  return (
    <div className="page page-skeleton">
      <div className="page-head">
        <span className="skeleton-bar page-skeleton-title" />
      </div>
      <div className="panel panel-body">
        <Skeleton lines={6} label="Loading the page" />
      </div>
    </div>
  )
}
