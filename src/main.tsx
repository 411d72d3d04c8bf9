import '#app/theme/bootstrap.scss'
import '#app/theme/theme.css'
import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { createAppStore } from '#app/appStore.ts'

const root = document.querySelector('#root')
if (root !== null) createRoot(root).render(<App store={createAppStore()} />)
