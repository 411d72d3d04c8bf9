import { showTheme } from '#shared/ui/theme.ts'
import { frameOf } from './frame.ts'

/**
 * The one script that runs before the first paint, a file of its own of a few hundred bytes beside the styles: the
 * chosen theme, and no painted sign-in for somebody who is signed in. Without it the page shows what was painted, in light.
 */
const { documentElement } = document
documentElement.dataset.frame = frameOf(documentElement.dataset, window.location.pathname)
showTheme()
