import { Certificate } from 'pkijs'

/** The bundle of the deployment cannot be used; the message says why. */
export class TrustRootsError extends Error {
  override name = 'TrustRootsError'
}

const BLOCK = /-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g

/** The certificates of a PEM bundle. @throws TrustRootsError names the one that cannot be read */
export function parseTrustRoots(pem: string): Certificate[] {
  const blocks = [...pem.matchAll(BLOCK)]
  if (blocks.length === 0)
    throw new TrustRootsError('The trust roots of this deployment hold no certificate.')
  return blocks.map(([, base64 = ''], index) => {
    try {
      const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (one) => one.charCodeAt(0))
      return Certificate.fromBER(bytes)
    } catch (error) {
      const which = `certificate ${index + 1} of ${blocks.length}`
      throw new TrustRootsError(`The trust roots of this deployment: ${which} cannot be read.`, {
        cause: error,
      })
    }
  })
}
