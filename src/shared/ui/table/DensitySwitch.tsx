import { useStore } from '#shared/ui/hooks/useStore.ts'
import { Segmented, type SegmentedOption } from '../components/fields/Segmented.tsx'
import { densityStore, setDensity, type Density } from './density.ts'

const OPTIONS: readonly SegmentedOption<Density>[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
]

/** The row height of every list; not on a phone, where rows are cards. */
export function DensitySwitch() {
  const density = useStore(densityStore)
  return (
    <div className="only-wide table-density">
      <Segmented label="Row height" options={OPTIONS} value={density} onChange={setDensity} />
    </div>
  )
}
