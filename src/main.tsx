import '#app/theme/bootstrap.scss'
import '#app/theme/theme.css'
import { App } from '#app/App.tsx'
import { createAppStore } from '#app/appStore.ts'
import { chooseFrame } from '#app/prerender/chooseFrame.ts'
import { mount } from '#app/prerender/mount.tsx'
import { findRoute } from '#app/route.ts'
import { ROUTES } from '#app/routes.tsx'
import { trackFailedStylesheets } from '#shared/ui/loading/loadWithStyles.ts'

const { pathname } = window.location
const canStart = document.documentElement.dataset.startError === undefined
if (canStart && chooseFrame(document.documentElement.dataset, pathname) === 'prerendered') {
  trackFailedStylesheets()
  // While React starts, the line is idle. A failure is no news: the page's own load tells.
  findRoute(ROUTES, pathname)
    ?.page.preload?.()
    .catch(() => undefined)
}

const root = document.querySelector('#root')
// Otherwise the page says why (checkBrowser.ts).
if (root !== null && canStart) mount(root, <App store={createAppStore()} />)
