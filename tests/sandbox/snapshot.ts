import { PHOTOS, type Photo, type PhotoName, type SandboxCase } from './dav/case.ts'
import { makeWorld, type World } from './world.ts'

/** A world as plain data, which IndexedDB can store. */
export type WorldSnapshot = Omit<World, 'now' | 'advance' | 'nextId'>

const dataOf = (photo: Photo | undefined) =>
  photo === undefined ? undefined : Object.getOwnPropertyDescriptor(photo, 'data')

function changePhotos(
  record: SandboxCase,
  change: (photo: Photo, name: PhotoName) => Photo,
): SandboxCase {
  const { userData } = record
  if (userData === null) return record
  const photos = PHOTOS.flatMap((name) => {
    const photo = userData[name]
    return photo === undefined ? [] : [[name, change(photo, name)] as const]
  })
  return { ...record, userData: { ...userData, ...Object.fromEntries(photos) } }
}

const withoutDrawing = (photo: Photo): Photo => {
  if (dataOf(photo)?.get === undefined) return photo
  const { timestamp, latitude, longitude } = photo
  return { timestamp, latitude, longitude, data: '' }
}

/** The drawn photos, 80 kB each, are left out: they are part of every new world. */
export function takeSnapshot(world: World): WorldSnapshot {
  const data = Object.entries(world).filter(([, value]) => typeof value !== 'function')
  const cases = [...world.cases].map(
    ([id, record]) => [id, changePhotos(record, withoutDrawing)] as const,
  )
  return { ...(Object.fromEntries(data) as WorldSnapshot), cases: new Map(cases) } // all but the functions
}

/** The world of a snapshot. */
export function restoreWorld(snapshot: WorldSnapshot): World {
  const world = makeWorld()
  // Created now: later they would count the ids on.
  const { cases: seeded, companyJobs: _, uanJobs: _uanJobs } = world
  const unpacked = [...snapshot.cases].map(([id, record]) => {
    const whole = changePhotos(record, (photo, name) => {
      const data = dataOf(seeded.get(id)?.userData?.[name])
      return photo.data === '' && data !== undefined
        ? Object.defineProperty(photo, 'data', data)
        : photo
    })
    return [id, whole] as const
  })
  const { idCounts, ...data } = snapshot
  for (const [prefix, count] of idCounts) world.idCounts.set(prefix, count)
  for (const [name, value] of Object.entries({ ...data, cases: new Map(unpacked) }))
    Object.defineProperty(world, name, { value, writable: true, enumerable: true })
  return world
}
