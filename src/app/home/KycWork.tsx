import { Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { whenIdle } from '#shared/platform/lib/async/whenIdle.ts'
import { canOpen, isTrialDemo } from '#shared/platform/session/services/permissions.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { NoCount, PendingCount } from './NoCount.tsx'
import './kycWork.css'

/** In display order. Each opens the list of its service with its filter (decisions L98). */
const TILES = [
  { name: 'ready', service: 'DAV', label: 'Cases ready for QC', query: 'status=ready' },
  { name: 'notReady', service: 'DAV', label: 'Cases not ready', query: 'status=notReady' },
  { name: 'failed', service: 'DAV', label: 'Cases that failed QC', query: 'status=failed' },
  {
    name: 'failedChecks',
    service: 'companyChecks',
    label: 'Failed company checks',
    query: 'q=Job+Failed+to+Start&by=job_status',
  },
] as const satisfies readonly {
  name: string
  service: ServiceKey
  label: string
  query: string
}[]
export type KycTileName = (typeof TILES)[number]['name']

const KycCount = lazyWithRetry(async () => (await import('./KycCount.tsx')).KycCount, {
  label: 'The count',
  LoadError: NoCount,
})

function useIsShown(): boolean {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => whenIdle(() => setIsShown(true)), [])
  return isShown
}

export function KycWork() {
  const user = useAppSelector(selectUser)
  const isShown = useIsShown()
  const tiles =
    user === null
      ? []
      : TILES.filter(({ service }) => canOpen(user, service) && !isTrialDemo(user, service))
  if (tiles.length === 0) return null
  return (
    <section aria-labelledby="kyc-work">
      <h2 id="kyc-work">KYC work</h2>
      <ul className="kyc-tiles">
        {tiles.map(({ name, service, label, query }) => (
          <li key={name}>
            <Link className="panel kyc-tile" to={`${SERVICES[service].path}?tab=checks&${query}`}>
              <span className="kyc-tile-label">{label}</span>
              <Suspense fallback={<PendingCount />}>
                {isShown ? <KycCount tile={name} /> : <PendingCount />}
              </Suspense>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
