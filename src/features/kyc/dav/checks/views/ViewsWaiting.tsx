/** Stands where the menu of views will, so that nothing moves when it comes. */
export function ViewsWaiting() {
  return (
    <span className="btn btn-secondary disabled" aria-hidden="true">
      Views
    </span>
  )
}
