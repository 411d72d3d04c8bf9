import type { ComboboxOption } from '#shared/ui/combobox/optionFilter.ts'
import { isSubClient, type Client } from '../../clients/client.ts'
import type { User } from '../user.ts'

const COLLATOR = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })

const byLabel = (a: ComboboxOption, b: ComboboxOption) => COLLATOR.compare(a.label, b.label)

export const clientName = ({ profile }: Pick<Client, 'profile'>): string =>
  profile.organizationName || profile.clientCode

export function clientOptions(
  clients: readonly Client[],
  currentClient: Pick<User, 'clientId' | 'clientCode'> | null,
): ComboboxOption[] {
  const names = new Map(clients.map((client) => [client.clientId, clientName(client)]))
  const options = clients
    .filter(({ clientId, isActive }) => isActive || clientId === currentClient?.clientId)
    .map((client) => ({
      value: client.clientId,
      label: clientName(client),
      description: describeClient(client, names.get(client.profile.subClientOf)),
    }))
    .toSorted(byLabel)
  const isKnown =
    currentClient === null || options.some(({ value }) => value === currentClient.clientId)
  return isKnown
    ? options
    : [{ value: currentClient.clientId, label: currentClient.clientCode }, ...options]
}

function describeClient(client: Client, parent: string | undefined): string {
  const parts = [client.profile.clientCode]
  if (isSubClient(client) && parent !== undefined) parts.push(`sub-client of ${parent}`)
  if (!client.isActive) parts.push('inactive')
  return parts.join(' · ')
}

/** Includes client codes of users that no known client has, and the URL's `selectedCode` even if unknown. */
export function organizationOptions(
  clients: readonly Client[],
  users: readonly User[],
  selectedCode: string,
): ComboboxOption[] {
  const namedOptions = clients
    .map((client) => ({
      value: client.profile.clientCode,
      label: clientName(client),
      description: client.profile.clientCode,
    }))
    .filter(({ value }) => value !== '')
    .toSorted(byLabel)
  const knownValues = new Set(namedOptions.map(({ value }) => value))
  const codes = new Set([...users.map(({ clientCode }) => clientCode), selectedCode])
  const unnamedOptions = [...codes]
    .filter((code) => code !== '' && !knownValues.has(code))
    .map((code) => ({ value: code, label: code }))
    .toSorted(byLabel)
  return [{ value: '', label: 'All Organizations' }, ...namedOptions, ...unnamedOptions]
}
