/** x, y, width; a highlighted line is an extracted value. */
const SOURCE_LINES = [
  [24, 44, 104],
  [24, 57, 85],
  [24, 80, 70],
  [24, 91, 117],
  [24, 104, 88],
  [24, 128, 70],
  [24, 139, 106],
  [24, 152, 117],
  [24, 165, 64],
  [24, 187, 71],
  [24, 198, 94],
  [24, 211, 116],
  [24, 224, 47],
] as const
const HIGHLIGHT_ROWS = [76, 124, 183] as const
const RESULT_ROWS = [
  { y: 63, label: 57, x: 111, width: 50 },
  { y: 100, label: 78, x: 118, width: 43 },
  { y: 137, label: 44, x: 103, width: 58 },
] as const
const CONNECTORS = [
  { from: [161, 93], path: 'M161 93C206 93 211 63 253 63', to: [253, 63] },
  { from: [165, 141], path: 'M165 141C213 141 207 100 253 100', to: [253, 100] },
  { from: [169, 199], path: 'M169 199C221 199 207 137 253 137', to: [253, 137] },
] as const

function Tick({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="pic-tick" r="6.5" />
      <path className="pic-tick-mark" d="m-2.8 .2 1.9 2 3.6-4" />
    </g>
  )
}

function SourcePage() {
  return (
    <g transform="rotate(-4 92 146)">
      <rect className="pic-sheet" x="8" y="28" width="166" height="238" rx="9" />
      <rect className="pic-head" x="32" y="52" width="55" height="7" rx="1.5" />
      {SOURCE_LINES.map(([x, y, width]) => (
        <rect key={y} className="pic-line" x={x + 8} y={y + 22} width={width} height="4" rx="2" />
      ))}
      {HIGHLIGHT_ROWS.map((y) => (
        <g key={y}>
          <rect className="pic-mark" x="101" y={y + 20} width="53" height="13" rx="3" />
          <rect className="pic-mark-line" x="106" y={y + 24.5} width="43" height="4" rx="2" />
        </g>
      ))}
    </g>
  )
}

function ResultCard() {
  return (
    // Paper stays light in both themes.
    <g data-bs-theme="light" transform="translate(253 0)">
      <rect className="pic-paper" width="201" height="227" rx="9" />
      <rect className="pic-ink" x="18" y="20" width="78" height="7" rx="2" />
      <rect className="pic-faint" x="18" y="33" width="50" height="4" rx="2" />
      {RESULT_ROWS.map(({ y, label, x, width }) => (
        <g key={y}>
          <path className="pic-rule" d={`M18 ${y - 17}h164`} />
          <rect className="pic-faint" x="18" y={y - 2.5} width={label} height="5" rx="2" />
          <rect className="pic-ink" x={x} y={y - 2.5} width={width} height="5" rx="2" />
          <Tick x={175} y={y} />
        </g>
      ))}
      <path className="pic-sum" d="M18 158.5h164M18 161.5h164" />
      <rect className="pic-ink" x="18" y="178" width="48" height="5.5" rx="2" />
      <rect className="pic-total" x="88" y="175" width="72" height="11" rx="2.5" />
      <Tick x={175} y={180} />
      <rect className="pic-faint" x="18" y="201" width="88" height="4" rx="2" />
    </g>
  )
}

function Pin({ x, y, found }: { x: number; y: number; found: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} className={found ? 'pic-pin on' : 'pic-pin'}>
      <path d="M0 0C-5-7-8.5-11-8.5-15.5a8.5 8.5 0 0 1 17 0C8.5-11 5-7 0 0Z" />
      <circle cy="-15.5" r="3" />
    </g>
  )
}

function AddressMap() {
  return (
    <g transform="translate(122 264)">
      <clipPath id="pic-map-edge">
        <rect width="218" height="126" rx="10" />
      </clipPath>
      <g clipPath="url(#pic-map-edge)">
        <rect className="pic-ground" width="218" height="126" />
        <path
          className="pic-road"
          d="M-4 40 82 27 168 74 222 44M57-4 78 130M-4 104 64 91 158 109 222 88M162-4 150 60 174 130"
        />
      </g>
      <rect className="pic-edge" width="218" height="126" rx="10" />
      <circle className="pic-range" cx="118" cy="64" r="42" />
      <path className="pic-distance" d="M104 70 135 54" />
      <Pin x={104} y={73} found />
      <Pin x={135} y={58} found={false} />
    </g>
  )
}

export function PortalIllustration() {
  return (
    <svg className="auth-illustration" viewBox="0 0 460 392" aria-hidden="true">
      <SourcePage />
      {CONNECTORS.map(({ from, path, to }) => (
        <g key={path}>
          <path className="pic-thread" d={path} />
          <circle className="pic-end" cx={from[0]} cy={from[1]} r="2.8" />
          <circle className="pic-end" cx={to[0]} cy={to[1]} r="2.8" />
        </g>
      ))}
      <ResultCard />
      <AddressMap />
    </svg>
  )
}
