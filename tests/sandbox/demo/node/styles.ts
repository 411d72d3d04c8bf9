import theme from '../../../../src/app/theme/theme.css?raw'
import banner from '../../web/banner.css?raw'
import page from '../../web/style.css?raw'

const STYLES = { theme, page, banner }

/** In place of ../../web/styles.ts. */
export const readStyle = async (name: keyof typeof STYLES): Promise<string> => STYLES[name]
