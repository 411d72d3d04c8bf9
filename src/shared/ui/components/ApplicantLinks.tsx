import people from 'bootstrap-icons/icons/people.svg?raw'
import personPlus from 'bootstrap-icons/icons/person-plus.svg?raw'
import { Link } from 'react-router-dom'
import { availableServices } from '#shared/platform/session/permissions.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { Icon } from './Icon.tsx'

/** For a page's header; nothing where the account reads no documents. */
export function ApplicantLinks() {
  const user = useAppSelector(selectUser)
  const readsDocuments =
    user !== null && availableServices(user).some(({ group }) => group !== 'KYC')
  if (!readsDocuments) return null
  return (
    <>
      <Link to="/applicants" className="btn btn-secondary">
        <Icon of={people} />
        Applicants
      </Link>
      <Link to="/applicants/new" className="btn btn-secondary">
        <Icon of={personPlus} />
        New applicant
      </Link>
    </>
  )
}
