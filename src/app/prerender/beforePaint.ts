import './checkBrowser.ts'
import { askEarly } from '#features/candidate/addressForm/askEarly.ts'
import { apiOrigin } from '#shared/platform/config/hosts.ts'
import { applyTheme } from '#shared/ui/components/theme/theme.ts'
import { recordEarlyPress } from '#shared/ui/hooks/clicks/earlyPress.ts'
import { chooseFrame } from './chooseFrame.ts'
import { loadRefusedStyles } from './loadRefusedStyles.ts'
import { showTranslatedFrame } from './showTranslatedFrame.ts'

/**
 * The only script before the first paint: a few hundred bytes. Without it the page shows the prerendered content in the
 * light theme, and the candidate's first call waits for the form's code.
 */
loadRefusedStyles(document)
const { documentElement } = document
if (documentElement.dataset.startError === undefined) {
  documentElement.dataset.frame = chooseFrame(
    documentElement.dataset,
    window.location.pathname.slice(__BASE_PATH__.length),
  )
  applyTheme()
  recordEarlyPress(document)
}
if (documentElement.dataset.frame === 'prerendered') {
  if (documentElement.dataset.translated !== undefined) showTranslatedFrame(document)
  askEarly(window.location, apiOrigin({ VITE_API_BASES: __API_BASES__ }, window.location))
}
