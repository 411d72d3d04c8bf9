import people from 'bootstrap-icons/icons/people.svg?raw'
import personPlus from 'bootstrap-icons/icons/person-plus.svg?raw'
import { Link } from 'react-router-dom'
import { ownerUrl } from '#shared/kits/jobs/jobOwners.ts'
import { selectOwnerNames } from '#shared/kits/jobs/jobsSlice.ts'
import { availableServices } from '#shared/platform/session/services/permissions.ts'
import { useAppSelector, useSessionScope } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'

/** To the owners of jobs, for a page's header; nothing where the account reads no documents. */
export function OwnerLinks() {
  const user = useAppSelector(selectUser)
  const { jobOwners } = useSessionScope()
  const readsDocuments =
    user !== null && availableServices(user).some(({ group }) => group !== 'KYC')
  if (!readsDocuments || jobOwners === undefined) return null
  return (
    <>
      <Link to={jobOwners.path} className="btn btn-secondary">
        <Icon of={people} />
        {jobOwners.title}s
      </Link>
      <Link to={ownerUrl(jobOwners, 'new')} className="btn btn-secondary">
        <Icon of={personPlus} />
        New {jobOwners.noun}
      </Link>
    </>
  )
}

type OwnerLinkProps = { ownerId: string }

/** To the page of a job's owner. */
export function OwnerLink({ ownerId }: OwnerLinkProps) {
  const { jobOwners } = useSessionScope()
  const name = useAppSelector(selectOwnerNames)[ownerId]
  if (jobOwners === undefined) return null
  return <Link to={ownerUrl(jobOwners, ownerId)}>{name ?? jobOwners.title}</Link>
}
