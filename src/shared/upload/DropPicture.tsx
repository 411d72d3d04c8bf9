/** Two sheets behind one with an arrow up: the picture of the drop zone. Decoration. */
export function DropPicture() {
  return (
    <svg className="upload-picture" viewBox="0 0 108 88" aria-hidden="true">
      <rect
        className="back"
        x="6"
        y="17"
        width="46"
        height="66"
        rx="5"
        transform="rotate(-8 29 50)"
      />
      <rect
        className="back"
        x="56"
        y="17"
        width="46"
        height="66"
        rx="5"
        transform="rotate(8 79 50)"
      />
      <rect className="front" x="26" y="2" width="56" height="76" rx="6" />
      <path className="head" d="M38 18h18" />
      <path className="lines" d="M38 29h10m9 0h12M38 38h14m6 0h11M38 47h10m9 0h12" />
      <circle className="badge" cx="82" cy="72" r="14" />
      <path className="arrow" d="M82 78V66m-5.500 5 5.500-5.500 5.500 5.500" />
    </svg>
  )
}
