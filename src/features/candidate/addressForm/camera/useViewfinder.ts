import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CameraState } from './cameraState.ts'
import type { Facing } from './openCamera.ts'
import { createViewfinder, type Viewfinder } from './viewfinder.ts'

/** A camera that is open as long as the component stands. */
export function useViewfinder(first: Facing): { camera: CameraState; viewfinder: Viewfinder } {
  const [viewfinder] = useState(() => createViewfinder(first))
  const camera = useSyncExternalStore(viewfinder.subscribe, viewfinder.state)
  useEffect(() => viewfinder.hold(), [viewfinder])
  return { camera, viewfinder }
}
