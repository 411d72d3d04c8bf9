import { Skeleton } from '#shared/ui/components/Skeleton.tsx'

export function LoadingPanel({ label }: { label: string }) {
  return (
    <section className="panel page-panel">
      <div className="panel-body">
        <Skeleton lines={6} label={label} />
      </div>
    </section>
  )
}
