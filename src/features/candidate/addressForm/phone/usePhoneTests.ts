import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWhereabouts } from '../location/useWhereabouts.ts'
import { permissionOf } from './permission.ts'
import {
  hasCamera,
  testCamera,
  testNetwork,
  testStorage,
  type CameraTest,
  type NetworkTest,
  type StorageTest,
} from './tests.ts'

/** The script of this page: the largest file that every visit has fetched already. */
const sampleAddress = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ??
  window.location.href

/** A camera that was opened, or is being opened: phones open one at a time. */
const KNOWN: ReadonlySet<CameraTest['kind']> = new Set(['ready', 'testing'])

type PhoneTests = {
  camera: CameraTest
  storage: StorageTest
  network: NetworkTest
  /** From a tap: the phone asks then. */
  askCamera: () => void
  askNetwork: () => void
}

/** What this phone can do: looked at on arrival, and again when the page is shown again or the line is back. */
export function usePhoneTests(): PhoneTests {
  const { state: whereabouts, allow } = useWhereabouts()
  const [camera, setCamera] = useState<CameraTest>(() => ({
    kind: hasCamera() ? 'unasked' : 'missing',
  }))
  const [storage, setStorage] = useState<StorageTest>({ kind: 'unknown' })
  const [network, setNetwork] = useState<NetworkTest>({ kind: 'testing' })
  const newest = useRef(0)

  const askCamera = () => {
    setCamera({ kind: 'testing' })
    void testCamera().then(setCamera)
  }
  const askNetwork = () => {
    const own = (newest.current += 1)
    setNetwork({ kind: 'testing' })
    // One that began on a line that is gone may end after the one that found it gone.
    void testNetwork(sampleAddress()).then((found) => own === newest.current && setNetwork(found))
  }

  const look = useEffectEvent(async () => {
    if (document.hidden) return
    void testStorage().then(setStorage)
    const [seen, place] = await Promise.all([permissionOf('camera'), permissionOf('geolocation')])
    // Nobody is asked without a tap: what was allowed is tested, what was refused is only known.
    if (place === 'granted' && whereabouts.kind !== 'found') allow()
    if (seen === 'granted' && hasCamera() && !KNOWN.has(camera.kind)) askCamera()
    if (seen === 'prompt' && camera.kind === 'denied') setCamera({ kind: 'unasked' })
    if (seen === 'denied') setCamera({ kind: 'denied' })
  })
  const measure = useEffectEvent(() => {
    if (!document.hidden) askNetwork()
  })

  useEffect(() => {
    const again = () => {
      void look()
      measure()
    }
    again()
    document.addEventListener('visibilitychange', again)
    window.addEventListener('online', again)
    window.addEventListener('offline', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener('online', again)
      window.removeEventListener('offline', again)
    }
  }, [])

  return { camera, storage, network, askCamera, askNetwork }
}
