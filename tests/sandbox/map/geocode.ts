import { LOCALITIES, type Locality } from '../dav/localities.ts'

/** Nominatim's `format=jsonv2`: degrees as text. */
export type Found = { lat: string; lon: string; display_name: string }

const includesText = (text: string, part: string) => text.includes(part.toLowerCase())

function localityOf(text: string): Found[] {
  const tests: readonly ((place: Locality) => boolean)[] = [
    ({ pin, area }) => includesText(text, pin) && includesText(text, area),
    ({ area }) => includesText(text, area),
    ({ pin }) => includesText(text, pin),
    ({ city }) => includesText(text, city),
  ]
  const match = tests.map((test) => LOCALITIES.find(test)).find((place) => place !== undefined)
  if (match === undefined) return []
  const { area, city, pin, latitude, longitude } = match
  return [
    {
      lat: String(latitude),
      lon: String(longitude),
      display_name: `${area}, ${city}, ${pin}, India`,
    },
  ]
}

/** A part between commas must be the whole name: "Nowhere at all" does not match a village in it. */
async function townOf(text: string): Promise<Found[]> {
  const parts = new Set(text.split(',').map((part) => part.replaceAll(/[\d-]/g, '').trim()))
  const { PLACE_NAMES } = await import('./gazetteer.ts') // 130,000 names, loaded on demand
  const matches = PLACE_NAMES.filter(({ name }) => parts.has(name.toLowerCase()))
  const match = matches.find(({ country }) => country === 'IN') ?? matches[0]
  if (match === undefined) return []
  const { name, country, latitude, longitude } = match
  return [{ lat: String(latitude), lon: String(longitude), display_name: `${name}, ${country}` }]
}

/** The best match for an address: a sandbox locality, else a town of the gazetteer, else none. */
export async function geocode(query: string): Promise<Found[]> {
  const text = query.toLowerCase().trim()
  const locality = localityOf(text)
  return locality.length > 0 ? locality : townOf(text)
}
