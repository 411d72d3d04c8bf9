import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useGeolocation } from '../geolocation/locationWatcher.ts'
import {
  hasCamera,
  testCamera,
  testNetwork,
  testStorage,
  type CameraTest,
  type NetworkTest,
  type StorageTest,
} from './phoneTests.ts'

/** 'unknown' where the browser does not report it. */
async function queryPermission(
  name: 'camera' | 'geolocation',
): Promise<PermissionState | 'unknown'> {
  const { permissions }: { permissions?: Permissions } = navigator
  const status = await permissions?.query({ name }).catch(() => undefined) // Firefox does not know 'camera' here
  return status?.state ?? 'unknown'
}

/** The largest file that every visit has loaded. */
const sampleUrl = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ??
  window.location.href

/** Phones open one camera at a time. */
const OPENED_OR_OPENING: ReadonlySet<CameraTest['kind']> = new Set(['ready', 'testing'])

type PhoneTests = {
  camera: CameraTest
  storage: StorageTest
  network: NetworkTest
  /** Call it from a tap, because the browser asks for permission. */
  runCameraTest: () => void
  runNetworkTest: () => void
}

type PhoneTestOptions = {
  needsCamera: boolean
  /** Stays while the step is left: each test loads the sample again. Null before the first. */
  network: NetworkTest | null
  onNetwork: (network: NetworkTest) => void
}

export function usePhoneTests({ needsCamera, network, onNetwork }: PhoneTestOptions): PhoneTests {
  const { state: location, requestLocation } = useGeolocation()
  const [camera, setCamera] = useState<CameraTest>(() => ({
    kind: hasCamera() ? 'unasked' : 'missing',
  }))
  const [storage, setStorage] = useState<StorageTest>({ kind: 'unknown' })
  const newest = useRef(0)

  const runCameraTest = () => {
    setCamera({ kind: 'testing' })
    void testCamera().then(setCamera)
  }
  const runNetworkTest = () => {
    const own = (newest.current += 1)
    onNetwork({ kind: 'testing' })
    // A test from before going offline may end after a later one.
    void testNetwork(sampleUrl()).then((found) => own === newest.current && onNetwork(found))
  }

  const testUnprompted = useEffectEvent(async () => {
    if (document.hidden) return
    void testStorage().then(setStorage)
    const [cameraPermission, locationPermission] = await Promise.all([
      queryPermission('camera'),
      queryPermission('geolocation'),
    ])
    // Without a tap, only granted permissions are tested.
    if (locationPermission === 'granted' && location.kind !== 'found') requestLocation()
    if (!needsCamera) return
    if (cameraPermission === 'granted' && hasCamera() && !OPENED_OR_OPENING.has(camera.kind))
      runCameraTest()
    if (cameraPermission === 'prompt' && camera.kind === 'denied') setCamera({ kind: 'unasked' })
    if (cameraPermission === 'denied') setCamera({ kind: 'denied' })
  })
  const testVisibleNetwork = useEffectEvent((isNew: boolean) => {
    const isKnown = network !== null && network.kind !== 'offline'
    if (!document.hidden && (isNew || !isKnown)) runNetworkTest()
  })

  useEffect(() => {
    const again = (event?: Event) => {
      void testUnprompted()
      testVisibleNetwork(event !== undefined && event.type !== 'visibilitychange')
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

  return {
    camera,
    storage,
    network: network ?? { kind: 'testing' },
    runCameraTest,
    runNetworkTest,
  }
}
