/** What was said before; 'unknown' where the browser does not tell. */
export async function permissionOf(
  name: 'camera' | 'geolocation',
): Promise<PermissionState | 'unknown'> {
  const { permissions }: { permissions?: Permissions } = navigator
  const status = await permissions?.query({ name }).catch(() => undefined) // Firefox has no camera here
  return status?.state ?? 'unknown'
}
