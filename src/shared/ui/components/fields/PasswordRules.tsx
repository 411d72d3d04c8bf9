import check from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import circle from 'bootstrap-icons/icons/circle.svg?raw'
import { PASSWORD_RULES } from '#shared/platform/lib/passwordRules.ts'
import { Icon } from '../Icon.tsx'
import './PasswordRules.css'

type PasswordRulesProps = {
  value: string
  /** For the field's `describedBy`. */
  id?: string
}

export function PasswordRules({ value, id }: PasswordRulesProps) {
  return (
    <ul id={id} className="password-rules" aria-label="Password rules">
      {PASSWORD_RULES.map((rule) => {
        const isMet = rule.isMet(value)
        return (
          <li key={rule.key} className={isMet ? 'is-met' : undefined}>
            <Icon of={isMet ? check : circle} />
            {rule.label}
            {isMet && <span className="visually-hidden">, done</span>}
          </li>
        )
      })}
    </ul>
  )
}
