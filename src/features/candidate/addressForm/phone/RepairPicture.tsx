import camera from 'bootstrap-icons/icons/camera.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt.svg?raw'
import sliders from 'bootstrap-icons/icons/sliders.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { useWords } from '../words/words.ts'
import type { RepairStep } from './permissionSteps.ts'

type RepairPictureProps = {
  shows: NonNullable<RepairStep['shows']>
  permission: 'camera' | 'location'
}

const ICONS = { camera, location: geo }

/** What to tap, as the phone shows it (look 10f); the step says it in words. */
export function RepairPicture({ shows, permission }: RepairPictureProps) {
  const { names } = useWords().phone
  if (shows === 'switch')
    return (
      <div className="repair-switch" aria-hidden="true">
        <Icon of={ICONS[permission]} />
        <span>{names[permission]}</span>
        <i />
      </div>
    )
  return (
    <div className="repair-address" aria-hidden="true">
      <b>{shows === 'siteIcon' ? <Icon of={sliders} /> : 'aA'}</b>
      <span lang="en">{window.location.host}</span>
    </div>
  )
}
