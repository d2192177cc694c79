// One little paper-cut diorama for each district board, 232 by 104.

import { block, skyline, times, windows } from '#games/jelly-monster/board/art/pieces.ts'

export interface Scene {
  /** Of the sign, and of the edge. */
  readonly neon: string
  readonly sky: readonly [string, string]
  draw(): string
}

const cinema: Scene = {
  neon: '#ff9ad0',
  sky: ['#51257a', '#a8407e'],
  draw: () =>
    [
      skyline('#3a2358', 1),
      '<path d="M58 104V46h12V34h14V22h64v12h14v12h12v58z" fill="#1a1038"/>',
      '<path d="M92 104V16h12V8h24v8h12v88z" fill="#2a1754"/>',
      times(4, nth => {
        const x = 98 + nth * 11
        return `<path d="M${x} 104V22" stroke="#ff9ad0" stroke-width="2" stroke-opacity=".8"/>`
      }),
      '<path d="M48 74h136v18H48z" fill="#fff1cf"/>',
      '<path d="M48 74h136v4H48zM48 88h136v4H48z" fill="#ff9b54"/>',
      times(17, nth => {
        return `<circle cx="${52 + nth * 8}" cy="${nth % 2 ? 76 : 90}" r="1.7" fill="#fff"/>`
      }),
      '<path d="M60 81h18v4H60zM84 81h30v4H84zM120 81h12v4h-12zM138 81h34v4h-34z" fill="#5b2a4a"/>',
      block(20, 58, [34, 46], '#170f35'),
      windows({ x: 25, y: 64, columns: 3, rows: 3 }),
      block(180, 50, [40, 54], '#170f35'),
      windows({ x: 186, y: 56, columns: 3, rows: 4 }),
    ].join(''),
}

const rooftops: Scene = {
  neon: '#d8b4ff',
  sky: ['#2b2260', '#6a4796'],
  draw: () =>
    [
      skyline('#2d2350', 2),
      block(6, 50, [56, 54], '#181136'),
      windows({ x: 12, y: 58, columns: 5, rows: 4 }),
      block(70, 64, [48, 40], '#20163f'),
      windows({ x: 76, y: 70, columns: 4, rows: 3 }),
      block(126, 42, [50, 62], '#181136'),
      windows({ x: 132, y: 50, columns: 4, rows: 5 }),
      block(184, 58, [44, 46], '#20163f'),
      windows({ x: 190, y: 64, columns: 4, rows: 3 }),
      '<path d="M18 50V38M44 50V38M14 38h34V22H14zM14 22l17-12 17 12z" fill="#6a4a7a" stroke="#6a4a7a" stroke-width="4"/>',
      '<path d="M14 28h34M14 33h34" stroke="#44305a" stroke-width="2"/>',
      '<path d="M150 42V18M142 24h16M145 30h10" stroke="#8f83c8" stroke-width="2.5"/>',
      '<path d="M202 58V44h8v14zM214 58V50h6v8z" fill="#5b4a86"/>',
      '<path d="M84 64q2-12 9-12l2-5 3 5q7 1 7 12z" fill="#0c0820"/>',
      '<path d="M96 54h1.5M101 54h1.5" stroke="#ffe36b" stroke-width="2"/>',
    ].join(''),
}

const harbour: Scene = {
  neon: '#7fd0ff',
  sky: ['#15325c', '#2f6f9e'],
  draw: () =>
    [
      skyline('#23305f', 3),
      '<path d="M186 104V44h-5v-5h3V28h13v11h3v5h-5v60z" fill="#f1e8ff"/>',
      '<path d="M185 58h11v9h-11zM185 78h11v9h-11z" fill="#e5486f"/>',
      '<path d="M184 33 100 8v26z" fill="#ffe9a8" fill-opacity=".35"/>',
      '<rect x="186" y="30" width="9" height="8" fill="#ffe9a8"/>',
      '<path d="M38 104V30M38 34l60-6M38 30 20 44M98 28v26M38 30l12 74M24 104l14-74" stroke="#10203f" stroke-width="5" fill="none"/>',
      '<rect x="90" y="54" width="17" height="11" fill="#ff8f4d"/>',
      '<path d="M60 86h96l-12 18H70z" fill="#0f1c3b"/>',
      '<path d="M92 86V70h34v16zM112 70V58h9v12z" fill="#31457c"/>',
      windows({ x: 96, y: 74, columns: 3, rows: 1 }),
      '<path d="M0 100q12-5 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0v6H0z" fill="#3f7fae"/>',
    ].join(''),
}

const museum: Scene = {
  neon: '#b9d4ff',
  sky: ['#22376b', '#5b64a8'],
  draw: () =>
    [
      skyline('#27406a', 4),
      '<path d="M76 42a40 34 0 0 1 80 0z" fill="#2c4f86"/><path d="M113 10V2h6v8z" fill="#2c4f86"/>',
      '<path d="M40 60 116 30l76 30z" fill="#e9e2ff"/><path d="M60 57l56-21 56 21z" fill="#b9a9e8"/>',
      '<path d="M44 60h144v8H44z" fill="#cfc2f5"/>',
      times(6, nth => {
        const x = 52 + nth * 23.6
        const shade = `<rect x="${x + 7}" y="68" width="4" height="28" fill="#b9a9e8"/>`
        return `<rect x="${x}" y="68" width="11" height="28" fill="#f4efff"/>${shade}`
      }),
      '<path d="M66 68h98v28H66z" fill="#ffc772" fill-opacity=".18"/>',
      '<path d="M36 96h160v8H36z" fill="#cfc2f5"/>',
    ].join(''),
}

const funfair: Scene = {
  neon: '#ffe36b',
  sky: ['#40235f', '#8a3f86'],
  draw: () =>
    [
      skyline('#3c2a5c', 5),
      '<g fill="none" stroke="#ffd36b" stroke-width="2.6"><circle cx="82" cy="50" r="40"/>',
      '<circle cx="82" cy="50" r="30" stroke-opacity=".5"/>',
      times(10, nth => {
        const [x, y] = onWheel(nth * 0.628)
        return `<path d="M82 50 ${x} ${y}" stroke-opacity=".7"/>`
      }),
      '</g>',
      times(10, nth => {
        const [x, y] = onWheel(nth * 0.628 + 0.1)
        const fill = ['#ff7a4d', '#6bf0e4', '#d8c1ff'][nth % 3]
        return `<rect x="${x - 5}" y="${y - 3}" width="10" height="9" rx="3" fill="${fill}"/>`
      }),
      '<path d="M82 50 60 104M82 50l22 54" stroke="#170f38" stroke-width="6"/>',
      '<path d="M136 104V76l36-28 36 28v28z" fill="#fff1dd"/>',
      '<path d="M136 76l36-28-12 28zM172 48l14 28h22z" fill="#ff6a55"/>',
      '<path d="M160 76l12-28 14 28v28h-26z" fill="#ff6a55" fill-opacity=".9"/>',
      '<path d="M164 104V88q8-12 16 0v16z" fill="#2a1238"/>',
      '<path d="M172 48V36l12 5-12 4" fill="#6bf0e4" stroke="#6bf0e4" stroke-width="2"/>',
    ].join(''),
}

function onWheel(angle: number): readonly [number, number] {
  return [Math.round(82 + 40 * Math.cos(angle)), Math.round(50 + 40 * Math.sin(angle))]
}

const station: Scene = {
  neon: '#ffc772',
  sky: ['#3b2f63', '#a8624f'],
  draw: () =>
    [
      skyline('#3a2f4f', 6),
      '<path d="M36 104V62a56 46 0 0 1 112 0v42z" fill="#1b1430"/>',
      '<path d="M46 104V66a46 38 0 0 1 92 0v38z" fill="#ffc772" fill-opacity=".92"/>',
      times(6, nth => `<path d="M${56 + nth * 15} 104V32" stroke="#1b1430" stroke-width="3"/>`),
      '<path d="M46 70h92M50 54h84" stroke="#1b1430" stroke-width="3"/>',
      '<path d="M164 104V30l15-20 15 20v74z" fill="#241a42"/><circle cx="179" cy="42" r="11" fill="#fff3d8"/>',
      '<path d="M179 42v-7M179 42l5 3" stroke="#241a42" stroke-width="2.4" stroke-linecap="round"/>',
      windows({ x: 171, y: 60, columns: 2, rows: 4 }),
      '<path d="M52 104V90q0-6 6-6h66q8 0 12 8l4 12z" fill="#0f8a78"/>',
      '<path d="M60 90h12v7H60zM78 90h12v7H78zM96 90h12v7H96zM114 90h9l4 7h-13z" fill="#fff3c4"/>',
    ].join(''),
}

const STALLS = ['#ff7a4d', '#35b98b', '#5f9ad0', '#e5567f']

const market: Scene = {
  neon: '#8fe8d0',
  sky: ['#1d3c55', '#2f7a78'],
  draw: () =>
    [
      skyline('#1f3a4c', 7),
      block(10, 50, [212, 54], '#12202f'),
      windows({ x: 18, y: 54, columns: 22, rows: 1, step: 9.3 }),
      ...STALLS.map((paint, nth) => stall(16 + nth * 50, paint)),
      '<path d="M0 40q58 22 116 0t116 0" fill="none" stroke="#0b1622" stroke-width="2"/>',
      times(13, nth => {
        const along = nth / 12
        const sag = 11 * Math.sin(along * Math.PI * 2) * (along < 0.5 ? 1 : -1)
        const fill = ['#ffd36b', '#ff8f6b', '#8fe8d0'][nth % 3]
        const y = Math.round(43 + sag)
        return `<circle cx="${Math.round(6 + along * 220)}" cy="${y}" r="3.4" fill="${fill}"/>`
      }),
    ].join(''),
}

function stall(x: number, paint: string): string {
  const awning = times(5, nth => {
    const fill = nth % 2 ? '#fff3dd' : paint
    return `<path d="M${x + nth * 10} 66h10v13a5 5 0 0 1-10 0z" fill="${fill}"/>`
  })
  const counter = `<rect x="${x + 6}" y="88" width="38" height="10" fill="#ffc772"/>`
  return `${awning}${block(x + 2, 86, [46, 18], '#0b1622')}${counter}`
}

const bridge: Scene = {
  neon: '#9fe6ff',
  sky: ['#1a2a5e', '#b05a78'],
  draw: () =>
    [
      '<circle cx="176" cy="34" r="17" fill="#fff0c9"/><circle cx="170" cy="30" r="3" fill="#e9cf9a"/>',
      '<circle cx="181" cy="39" r="4" fill="#e9cf9a"/>',
      skyline('#2b2f66', 8),
      '<path d="M0 90h232v14H0z" fill="#274a80"/>',
      '<path d="M150 93h50M158 98h34M20 97h30M96 100h24" stroke="#fff0c9" stroke-width="2" stroke-opacity=".6"/>',
      '<path d="M0 78h232v7H0z" fill="#d0596a"/><path d="M0 85h232v3H0z" fill="#8d3350"/>',
      '<path d="M56 104V16h-4v-6h16v6h-4v88zM168 104V16h-4v-6h16v6h-4v88z" fill="#d0596a"/>',
      '<path d="M54 34h12M54 54h12M166 34h12M166 54h12" stroke="#8d3350" stroke-width="4"/>',
      '<path d="M0 58Q34 52 60 14q56 108 112 0 26 38 60 44" fill="none" stroke="#ffd9c2" stroke-width="2.4"/>',
      times(13, nth => {
        const across = nth / 12
        const x = Math.round(66 + across * 100)
        const y = Math.round(20 + 212 * across * (1 - across))
        return `<path d="M${x} ${y}V78" stroke="#ffd9c2" stroke-width="1.2" stroke-opacity=".8"/>`
      }),
      times(12, nth => `<circle cx="${10 + nth * 19}" cy="75" r="2.4" fill="#ffe9a8"/>`),
      '<path d="M92 70h24q5 0 6 8H90z" fill="#6bf0e4"/><path d="M96 72h7v3h-7zM106 72h7v3h-7z" fill="#10203f"/>',
    ].join(''),
}

const casino: Scene = {
  neon: '#ffd36b',
  sky: ['#4a1446', '#a12f5a'],
  draw: () =>
    [
      skyline('#3c1440', 9),
      '<path d="M36 104V58h160v46z" fill="#1e0d2c"/><path d="M30 52h172v9H30z" fill="#ffd36b"/>',
      '<path d="M84 104V44a32 30 0 0 1 64 0v60z" fill="#5b1a4d"/>',
      '<path d="M100 104V74a16 15 0 0 1 32 0v30z" fill="#ffc772"/>',
      times(9, nth => {
        const angle = Math.PI + (nth / 8) * Math.PI
        const x = Math.round(116 + 32 * Math.cos(angle))
        const y = Math.round(44 + 30 * Math.sin(angle))
        return `<circle cx="${x}" cy="${y}" r="2.6" fill="#fff"/>`
      }),
      dice(116, 30, 17),
      '<path d="M60 54 46 26h28z" fill="#e5486f"/><circle cx="60" cy="23" r="4" fill="#ffd36b"/>',
      '<path d="M172 54l-14-28h28z" fill="#e5486f"/><circle cx="172" cy="23" r="4" fill="#ffd36b"/>',
      times(4, nth => arch(44 + nth * 10 + (nth > 1 ? 94 : 0))),
      times(17, nth => `<circle cx="${36 + nth * 10}" cy="56.5" r="2" fill="#fff8e6"/>`),
    ].join(''),
}

function dice(x: number, y: number, size: number): string {
  const pip = (dx: number, dy: number) =>
    `<circle cx="${x + dx}" cy="${y + dy}" r="2" fill="#5b1a4d"/>`
  const body = `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`
  const pips = pip(-4, -4) + pip(4, -4) + pip(0, 0) + pip(-4, 4) + pip(4, 4)
  return `<g transform="rotate(12 ${x} ${y})">${body} rx="4" fill="#fff4dc"/>${pips}</g>`
}

function arch(x: number): string {
  return `<path d="M${x} 98V76a4 4 0 0 1 8 0v22z" fill="#ffc772" fill-opacity=".85"/>`
}

const SCENES: Readonly<Record<string, Scene>> = {
  1: cinema,
  2: rooftops,
  3: harbour,
  4: museum,
  5: funfair,
  6: station,
  7: market,
  8: bridge,
  promo: casino,
}

/** A host's own board stands among plain houses. */
const houses: Scene = {
  neon: '#d9cfff',
  sky: ['#2b2260', '#5b4a86'],
  draw: () =>
    [
      skyline('#2d2350', 11),
      block(20, 46, [60, 58], '#181136'),
      windows({ x: 27, y: 54, columns: 5, rows: 4 }),
      block(92, 60, [48, 44], '#20163f'),
      windows({ x: 98, y: 66, columns: 4, rows: 3 }),
      block(150, 38, [58, 66], '#181136'),
      windows({ x: 157, y: 46, columns: 5, rows: 5 }),
    ].join(''),
}

export function sceneOf(board: string): Scene {
  return SCENES[board] ?? houses
}

/** Every board that has a drawing of its own. */
export const DRAWN = Object.keys(SCENES)
