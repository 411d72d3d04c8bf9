import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import changed from 'bootstrap-icons/icons/x-circle.svg?raw'
import type { Strength } from '../ruleTable.ts'

export const STRENGTH_ICON: Record<Strength, string> = { changed, look: warning, note: dash }
