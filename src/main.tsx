import '#app/theme/bootstrap.scss'
import '#app/theme/theme.css'
import { App } from '#app/App.tsx'
import { createAppStore } from '#app/appStore.ts'
import { mount } from '#app/paint/mount.tsx'

const root = document.querySelector('#root')
if (root !== null) mount(root, <App store={createAppStore()} />)
