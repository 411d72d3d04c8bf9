import { useEffect, useState } from 'react'
import type { PhotoName } from '../case.ts'
import {
  FIT,
  placeOf,
  stepView,
  turned,
  type PictureView,
  type Size,
  type ViewEvent,
} from './pictureView.ts'

type Stood = { of: string; view: PictureView }

/** How a photo stands on its stage; another photo, and one that is turned, stands whole again. */
export function usePictureView(name: PhotoName, turns: number) {
  const [stageElement, setStageElement] = useState<HTMLElement | null>(null)
  const [stage, setStage] = useState<Size | null>(null)
  const [sizes, setSizes] = useState<Readonly<Partial<Record<PhotoName, Size>>>>({})
  const of = `${name} ${turns}`
  const [stood, setStood] = useState<Stood>({ of, view: FIT })

  useEffect(() => {
    if (stageElement === null) return undefined
    const observer = new ResizeObserver(() =>
      setStage({ width: stageElement.clientWidth, height: stageElement.clientHeight }),
    )
    observer.observe(stageElement)
    return () => observer.disconnect()
  }, [stageElement])

  const size = sizes[name]
  const picture = size === undefined ? null : turned(size, turns)
  const isMeasured = stage !== null && picture !== null && stage.width > 0
  const view = stood.of === of ? stood.view : FIT
  return {
    stageElement,
    setStageElement,
    /** Null until the picture and its stage are measured. */
    place: isMeasured ? { ...placeOf(view, stage, picture), stage, picture } : null,
    isFit: view.kind === 'fit',
    act: (event: ViewEvent) => {
      if (!isMeasured) return
      setStood((before) => ({
        of,
        view: stepView(before.of === of ? before.view : FIT, event, { stage, picture }),
      }))
    },
    onSize: (measured: Size) => setSizes((before) => ({ ...before, [name]: measured })),
  }
}
