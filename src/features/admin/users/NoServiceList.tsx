/** Above the fields of a user without a service list (D26): what that means, and that an update gives it one. */
export function NoServiceList() {
  return (
    <p className="user-unlisted" role="note">
      This user has no service list, so everything shows. Saving changed details gives it the
      services chosen under Services as its list.
    </p>
  )
}
