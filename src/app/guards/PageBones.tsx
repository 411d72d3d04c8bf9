import { Bones } from '#shared/ui/Bones.tsx'
import './PageBones.css'

/** The shape of a page while its session check or its code is on the way; a short wait shows nothing. */
export function PageBones() {
  return (
    <div className="page page-bones">
      <div className="page-head">
        <span className="bone page-bones-title" />
      </div>
      <div className="panel panel-body">
        <Bones lines={6} label="Loading the page" />
      </div>
    </div>
  )
}
