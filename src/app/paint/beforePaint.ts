import { showTheme } from '#shared/ui/theme.ts'
import { notePresses } from '#shared/ui/pressedBefore.ts'
import { frameOf } from './frame.ts'

/**
 * The one script that runs before the first paint, a file of its own of a few hundred bytes beside the styles: the
 * chosen theme, no painted sign-in for somebody who is signed in, and an ear for who is faster than the page's own script.
 * Without it the page shows what was painted, in light.
 */
const { documentElement } = document
documentElement.dataset.frame = frameOf(documentElement.dataset, window.location.pathname)
showTheme()
notePresses(document)
