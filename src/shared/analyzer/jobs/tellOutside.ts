/** Whether this browser can tell of a result while another tab or program is looked at, and was not asked yet. */
export const mayAskToTell = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission === 'default'

/** Asks the browser's own question; call it from a press. */
export async function askToTell(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** Tells by the system, where that is allowed. Every tab may: the same `tag` shows once. */
export function tellOutside(title: string, tag: string, onOpen: () => void): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { tag })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
      onOpen()
    })
  } catch {
    // Phones allow it to service workers only: the badge and the title tell.
  }
}
