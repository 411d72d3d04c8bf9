import type { ComboboxOption } from '#shared/ui/combobox/optionFilter.ts'
import { isSubClient, type Client } from '../clients/client.ts'
import type { User } from './user.ts'

const COLLATOR = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })

const byLabel = (a: ComboboxOption, b: ComboboxOption) => COLLATOR.compare(a.label, b.label)

/** How an organization is called: its name, or its code where it has none. */
export const clientName = ({ profile }: Pick<Client, 'profile'>): string =>
  profile.organizationName || profile.clientCode

/** The clients a user can belong to: those that are active, and the one that it has. */
export function clientOptions(
  clients: readonly Client[],
  held: Pick<User, 'clientId' | 'clientCode'> | null,
): ComboboxOption[] {
  const names = new Map(clients.map((client) => [client.clientId, clientName(client)]))
  const options = clients
    .filter(({ clientId, isActive }) => isActive || clientId === held?.clientId)
    .map((client) => ({
      value: client.clientId,
      label: clientName(client),
      line: lineOf(client, names.get(client.profile.subClientOf)),
    }))
    .toSorted(byLabel)
  const isKnown = held === null || options.some(({ value }) => value === held.clientId)
  return isKnown ? options : [{ value: held.clientId, label: held.clientCode }, ...options]
}

/** @param parent name of the client that it belongs to, where there is one. */
function lineOf(client: Client, parent: string | undefined): string {
  const parts = [client.profile.clientCode]
  if (isSubClient(client) && parent !== undefined) parts.push(`sub client of ${parent}`)
  if (!client.isActive) parts.push('inactive')
  return parts.join(' · ')
}

/**
 * The filter of the list: every client, and every code that a user has without a client of that code being known.
 * @param asked the code in the address bar, which a link may have brought: it stays chosen, whatever it is.
 */
export function organizationOptions(
  clients: readonly Client[],
  users: readonly User[],
  asked: string,
): ComboboxOption[] {
  const named = clients
    .map((client) => ({
      value: client.profile.clientCode,
      label: clientName(client),
      line: client.profile.clientCode,
    }))
    .filter(({ value }) => value !== '')
    .toSorted(byLabel)
  const known = new Set(named.map(({ value }) => value))
  const codes = new Set([...users.map(({ clientCode }) => clientCode), asked])
  const others = [...codes]
    .filter((code) => code !== '' && !known.has(code))
    .map((code) => ({ value: code, label: code }))
    .toSorted(byLabel)
  return [{ value: '', label: 'All Organizations' }, ...named, ...others]
}
