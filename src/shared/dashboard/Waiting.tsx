import { Skeleton } from '#shared/ui/Skeleton.tsx'

/** Stands where a stage will be whose code or data is on its way. */
export function Waiting({ label }: { label: string }) {
  return (
    <section className="panel page-panel">
      <div className="panel-body">
        <Skeleton lines={6} label={label} />
      </div>
    </section>
  )
}
