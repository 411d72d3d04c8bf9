import house from 'bootstrap-icons/icons/house.svg?raw'
import { Link } from 'react-router-dom'
import { Icon } from './Icon.tsx'

/** In a service's header (analyzers §1); on a phone only its icon. */
export function HomeLink() {
  return (
    <Link className="btn btn-secondary" to="/home" aria-label="Home">
      <Icon of={house} />
      <span className="only-wide">Home</span>
    </Link>
  )
}
