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
const isSupported = document.documentElement.dataset.frame !== 'unsupported'
if (isSupported && chooseFrame(document.documentElement.dataset, pathname) === 'prerendered') {
  trackFailedStylesheets()
  // While React starts, the line is idle. A failure is no news: the page's own load tells.
  findRoute(ROUTES, pathname)
    ?.page.preload?.()
    .catch(() => undefined)
}

const root = document.querySelector('#root')
// Some browsers that are too old run modules; they show a page that says so.
if (root !== null && isSupported) mount(root, <App store={createAppStore()} />)
