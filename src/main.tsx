import '#app/theme/bootstrap.scss'
import '#app/theme/theme.css'
import { chooseFrame } from '#app/prerender/chooseFrame.ts'
import { mount } from '#app/prerender/mount.tsx'
import { CandidateApp, CandidateStart } from '#app/start/CandidateApp.tsx'
import { findCandidateRoute } from '#app/start/candidateRoutes.ts'
import { currentPath } from '#shared/platform/config/currentPath.ts'
import { trackFailedStylesheets } from '#shared/ui/loading/loadWithStyles.ts'

async function start(root: Element): Promise<void> {
  const { dataset } = document.documentElement
  const pathname = currentPath()
  if (chooseFrame(dataset, pathname) === 'prerendered') trackFailedStylesheets()
  const route = findCandidateRoute(pathname)
  if (route === undefined) {
    const { startApp } = await import('#app/start/startApp.ts')
    const { App, store } = startApp()
    mount(root, <App store={store} />)
    return
  }
  // While React starts, the line is idle. A failure is no news: the page's own load tells.
  route.loadFirstStep().catch(() => undefined)
  // What is there when React takes the frame over needs no further pass.
  await Promise.allSettled([CandidateStart.preload(), route.page.preload?.()])
  mount(root, <CandidateApp route={route} />)
}

const root = document.querySelector('#root')
// Otherwise the page says why (checkBrowser.ts).
if (root !== null && document.documentElement.dataset.startError === undefined) void start(root)
