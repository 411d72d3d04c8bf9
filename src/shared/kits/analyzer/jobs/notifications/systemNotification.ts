/** The user has not been asked yet. */
export const canRequestNotifications = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission === 'default'

/** Call it from a press, as browsers require. */
export async function requestNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** Every tab may call it: the same `tag` shows once. */
export function showSystemNotification(title: string, tag: string, onOpen: () => void): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { tag })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
      onOpen()
    })
  } catch {
    // Phones allow it in service workers only.
  }
}
