/** Whether this browser supports notifications and has not asked the user yet. */
export const canRequestNotifications = (): boolean =>
  typeof Notification !== 'undefined' && Notification.permission === 'default'

/** Opens the browser's permission prompt; call it from a press. */
export async function requestNotifications(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** Shows a system notification where permitted. Every tab may call it: the same `tag` shows once. */
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
    // Phones allow it in service workers only; badge and title remain.
  }
}
