import { LOCALITIES, type Locality } from '../dav/localities.ts'

/** As Nominatim answers with `format=jsonv2`: degrees as text. */
export type Found = { lat: string; lon: string; display_name: string }

const holds = (text: string, part: string) => text.includes(part.toLowerCase())

function localityOf(text: string): Found[] {
  const tests: readonly ((place: Locality) => boolean)[] = [
    ({ pin, area }) => holds(text, pin) && holds(text, area),
    ({ area }) => holds(text, area),
    ({ pin }) => holds(text, pin),
    ({ city }) => holds(text, city),
  ]
  const found = tests.map((test) => LOCALITIES.find(test)).find((place) => place !== undefined)
  if (found === undefined) return []
  const { area, city, pin, latitude, longitude } = found
  return [
    {
      lat: String(latitude),
      lon: String(longitude),
      display_name: `${area}, ${city}, ${pin}, India`,
    },
  ]
}

/** A part between commas has to be the whole name: "Nowhere at all" is no place for the village that it holds. */
async function townOf(text: string): Promise<Found[]> {
  const parts = new Set(text.split(',').map((part) => part.replaceAll(/[\d-]/g, '').trim()))
  const { PLACE_NAMES } = await import('./gazetteer.ts') // 130,000 names: read when one is looked for
  const fits = PLACE_NAMES.filter(({ name }) => parts.has(name.toLowerCase()))
  const found = fits.find(({ country }) => country === 'IN') ?? fits[0]
  if (found === undefined) return []
  const { name, country, latitude, longitude } = found
  return [{ lat: String(latitude), lon: String(longitude), display_name: `${name}, ${country}` }]
}

/** The best place for an address: a locality of the sandbox, else a town of the gazetteer, else none. */
export async function geocode(query: string): Promise<Found[]> {
  const text = query.toLowerCase().trim()
  const locality = localityOf(text)
  return locality.length > 0 ? locality : townOf(text)
}
