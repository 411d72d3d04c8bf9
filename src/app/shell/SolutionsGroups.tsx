import { useId } from 'react'
import type { openServices } from '#shared/session/permissions.ts'
import { ServiceLink } from './ServiceLink.tsx'

type SolutionsGroupsProps = { groups: ReturnType<typeof openServices> }

/** One column a group; under each other where it is narrow. */
export function SolutionsGroups({ groups }: SolutionsGroupsProps) {
  const id = useId()
  return (
    <div className="solutions-groups">
      {groups.map(({ group, services }, index) => (
        <section key={group} aria-labelledby={`${id}${index}`}>
          <h2 className="eyebrow" id={`${id}${index}`}>
            {group}
          </h2>
          <ul>
            {services.map((service) => (
              <li key={service}>
                <ServiceLink service={service} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
