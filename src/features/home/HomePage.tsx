import { Link } from 'react-router-dom'
import grid from 'bootstrap-icons/icons/grid.svg?raw'
import { selectIsTrial } from '#shared/session/sessionSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { HomeJobs } from './HomeJobs.tsx'
import { HomeTrial } from './HomeTrial.tsx'
import { SampleStatistics } from './SampleStatistics.tsx'
import { ServiceGroups } from './ServiceGroups.tsx'
import './home.css'

/** The home page: what was sent, what is left of a trial, the services; last the placeholder statistics (shell §1, D22). */
export function HomePage() {
  const isTrial = useAppSelector(selectIsTrial)
  return (
    <div className="page home">
      <PageHead title="Home" line="What you sent, and the way to your services.">
        <Link to="/menupage" className="btn btn-secondary">
          <Icon of={grid} />
          All services
        </Link>
      </PageHead>
      <div className={isTrial ? 'home-top has-trial' : 'home-top'}>
        <HomeJobs />
        {isTrial && <HomeTrial />}
      </div>
      <ServiceGroups />
      <SampleStatistics />
    </div>
  )
}
