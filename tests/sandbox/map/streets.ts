import type { SKRSContext2D } from '@napi-rs/canvas'
import { boundsOf, createProjector, type Bounds, type TileAddress } from './mercator.ts'

/** Generated from coordinates only: the same streets at every zoom, none of them real. */
type Network = {
  /** Degrees between crossings. */
  cell: number
  fromZoom: number
  /** Width in px at `fromZoom`, and its growth per zoom level. */
  width: number
  growth: number
  colour: string
  edge: string
}

const NETWORKS: readonly Network[] = [
  { cell: 0.0025, fromZoom: 14, width: 1.5, growth: 1.8, colour: '#ffffff', edge: '#e2e0d9' },
  { cell: 0.01, fromZoom: 12, width: 1.5, growth: 1.5, colour: '#ffffff', edge: '#d9d6cc' },
  { cell: 0.04, fromZoom: 10, width: 1.5, growth: 1.35, colour: '#fdf3cf', edge: '#e0cf95' },
  { cell: 0.16, fromZoom: 9, width: 1.6, growth: 1.3, colour: '#f7dca0', edge: '#d9b769' },
]

/** 0 to 1, always the same for a crossing. */
function chance(column: number, row: number, salt: number): number {
  const mixed = Math.sin(column * 127.1 + row * 311.7 + salt * 74.7) * 43_758.5453
  return mixed - Math.floor(mixed)
}

const WANDER = 0.32

type Crossing = { longitude: number; latitude: number }

function crossing({ cell }: Network, column: number, row: number): Crossing {
  const shift = (salt: number) => (chance(column, row, salt) - 0.5) * 2 * WANDER
  return { longitude: (column + shift(1)) * cell, latitude: (row + shift(2)) * cell }
}

/** Columns and rows of crossings that may reach into these bounds. */
function* cells({ cell }: { cell: number }, bounds: Bounds) {
  for (let row = Math.floor(bounds.south / cell) - 1; row * cell <= bounds.north + cell; row += 1)
    for (
      let column = Math.floor(bounds.west / cell) - 1;
      column * cell <= bounds.east + cell;
      column += 1
    )
      yield { column, row }
}

/** One street in nine is missing, so that blocks differ. */
const GAPS = 0.11

function traceNetwork(context: SKRSContext2D, network: Network, tile: TileAddress): void {
  const project = createProjector(tile)
  const at = (column: number, row: number) => {
    const { longitude, latitude } = crossing(network, column, row)
    return project(longitude, latitude)
  }
  context.beginPath()
  for (const { column, row } of cells(network, boundsOf(tile))) {
    const from = at(column, row)
    const ends = [at(column + 1, row), at(column, row + 1)]
    for (const [index, to] of ends.entries()) {
      if (chance(column, row, 3 + index) < GAPS) continue
      context.moveTo(from.x, from.y)
      context.lineTo(to.x, to.y)
    }
  }
}

/** Streets wide enough for this zoom, small ones first. */
export function drawStreets(context: SKRSContext2D, tile: TileAddress): void {
  const visibleNetworks = NETWORKS.filter(({ fromZoom }) => tile.z >= fromZoom)
  context.lineCap = 'round'
  for (const network of visibleNetworks) {
    const width = network.width * network.growth ** (tile.z - network.fromZoom)
    traceNetwork(context, network, tile)
    context.strokeStyle = network.edge
    context.lineWidth = width + 1.5
    context.stroke()
    context.strokeStyle = network.colour
    context.lineWidth = width
    context.stroke()
  }
}

const GROUNDS = [
  { salt: 7, share: 0.06, colour: '#d3e6c8' }, // park
  { salt: 8, share: 0.03, colour: '#bcd9e6' }, // tank
  { salt: 9, share: 0.2, colour: '#e9e5db' }, // built up
] as const
const GROUND = { cell: 0.0025, fromZoom: 13 }

/** Parks, water and blocks of houses between the streets. */
export function drawGrounds(context: SKRSContext2D, tile: TileAddress): void {
  if (tile.z < GROUND.fromZoom) return
  const project = createProjector(tile)
  const lanes = NETWORKS[0]
  if (lanes === undefined) return
  for (const { column, row } of cells(GROUND, boundsOf(tile))) {
    const ground = GROUNDS.find(({ salt, share }) => chance(column, row, salt) < share)
    if (ground === undefined) continue
    const corners = [
      crossing(lanes, column, row),
      crossing(lanes, column + 1, row),
      crossing(lanes, column + 1, row + 1),
      crossing(lanes, column, row + 1),
    ].map(({ longitude, latitude }) => project(longitude, latitude))
    context.beginPath()
    for (const { x, y } of corners) context.lineTo(x, y)
    context.closePath()
    context.fillStyle = ground.colour
    context.fill()
  }
}
