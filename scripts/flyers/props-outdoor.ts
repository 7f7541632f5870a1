import { arch } from './architecture'
import { amber, cream, emerald, wood } from './palette'
import { n, type Sheet } from './sheet'
import { at, shadow } from './place'

export function ambulance(sheet: Sheet, x: number, y: number, s: number): string {
  const body = sheet.vertical([0, '#ffffff'], [0.7, '#f1f5f0'], [1, '#d3dfd9'])
  const glass = sheet.vertical([0, '#9ed6d6'], [1, '#2f7d86'])
  const wheel = (wx: number): string =>
    `<circle cx="${wx}" cy="-30" r="44" fill="#12312c"/><circle cx="${wx}" cy="-30" r="36" fill="#1e2d2b"/><circle cx="${wx}" cy="-30" r="18" fill="#cfdcd6"/><circle cx="${wx}" cy="-30" r="7" fill="#6e8580"/>`
  return at(
    x,
    y,
    s,
    [
      shadow(0, 8, 300, 16, 0.3),
      `<path d="M-270-40V-196Q-270-226-240-226H96Q122-226 138-204L204-118L262-100Q282-93 282-70V-40Q282-28 268-28H-256Q-270-28-270-40Z" fill="${body}"/>`,
      `<path d="M-270-104H210L262-92Q276-88 280-78H-270Z" fill="${emerald[600]}"/><path d="M-270-74H282V-66H-270Z" fill="${amber[400]}"/>`,
      `<path d="M86-200H96Q112-200 124-184L172-118H86Z" fill="${glass}"/><rect x="18" y="-200" width="56" height="82" rx="8" fill="${glass}"/><path d="M96-196L140-122" stroke="#fff" stroke-opacity="0.5" stroke-width="7"/>`,
      `<path d="M10-206V-34M80-206V-34" stroke="#b9c9c2" stroke-width="3"/><rect x="52" y="-98" width="20" height="6" rx="3" fill="#e9f2ee"/>`,
      `<g transform="translate(-128 -160)"><circle r="40" fill="${emerald[100]}"/><path d="M0 26C-40 0-26-28-8-22Q-2-20 0-13Q2-20 8-22C26-28 40 0 0 26Z" fill="${emerald[600]}"/><path d="M-22-1H-9L-3-11L4 9L9-1H22" fill="none" stroke="#fff" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/></g>`,
      `<rect x="-20" y="-246" width="92" height="22" rx="9" fill="${amber[500]}"/><rect x="-12" y="-246" width="38" height="22" rx="8" fill="${amber[300]}"/><circle cx="26" cy="-238" r="60" fill="${sheet.radial([0.5, 0.5, 0.5], [0, '#ffe3a1', 0.75], [1, '#ffe3a1', 0])}"/>`,
      `<path d="M262-76H284V-58H256Q252-70 262-76Z" fill="${amber[300]}"/><rect x="-274" y="-92" width="10" height="30" rx="4" fill="#c85a3a"/><rect x="-276" y="-40" width="562" height="14" rx="7" fill="#5f7a74"/>`,
      wheel(-164),
      wheel(172),
      `<path d="M286-68L560-96V-10L286-56Z" fill="${sheet.horizontal([0, '#fff1c4', 0.5], [1, '#fff1c4', 0])}"/>`,
    ].join(''),
  )
}

/** A draw well with its little roof, bucket and water. */
export function well(sheet: Sheet, x: number, y: number, s: number): string {
  const stone = sheet.horizontal([0, '#f3dfbc'], [0.6, '#d7b98a'], [1, '#a98557'])
  const stones = [0, 1, 2]
    .map((row) =>
      Array.from({ length: 6 }, (_, index) => {
        const sx = -150 + index * 52 + (row % 2) * 24
        return `<rect x="${sx}" y="${-116 + row * 38}" width="46" height="32" rx="10" fill="#8a6a42" opacity="${0.14 + ((index + row) % 3) * 0.06}"/>`
      }).join(''),
    )
    .join('')
  const roof = sheet.horizontal([0, emerald[400]], [0.5, emerald[600]], [1, emerald[800]])
  const shape = '<path d="M-160-120V-14Q0 34 160-14V-120Z"/>'
  return at(
    x,
    y,
    s,
    [
      shadow(10, 12, 230, 24, 0.25),
      `<rect x="-148" y="-318" width="20" height="210" fill="${wood[500]}"/><rect x="128" y="-318" width="20" height="210" fill="${wood[700]}"/>`,
      `<rect x="-150" y="-270" width="300" height="16" rx="8" fill="${wood[700]}"/><path d="M-22-274H22V-250H-22Z" fill="${wood[300]}"/>`,
      `<path d="M0-254V-176" stroke="${cream[400]}" stroke-width="5"/>`,
      `<path d="M-200-300L-34-396Q0-414 34-396L200-300Q206-288 192-288H-192Q-206-288-200-300Z" fill="${roof}"/><path d="M-200-296Q0-312 200-296" fill="none" stroke="${amber[400]}" stroke-width="6"/>`,
      `<path d="M-160-120V-14Q0 34 160-14V-120Z" fill="${stone}"/><g clip-path="${sheet.clip(shape)}">${stones}</g>`,
      `<ellipse cy="-120" rx="172" ry="36" fill="${cream[300]}"/><ellipse cy="-122" rx="140" ry="26" fill="${sheet.radial([0.45, 0.3, 0.8], [0, '#b8f0ea'], [0.5, '#2fa7b2'], [1, '#0d5f70'])}"/>`,
      `<path d="M-70-124Q-30-136 20-128M-20-112Q30-120 80-114" fill="none" stroke="#fff" stroke-opacity="0.65" stroke-width="4" stroke-linecap="round"/>`,
      `<path d="M-40-186H40L30-128Q0-116-30-128Z" fill="${sheet.horizontal([0, amber[400]], [1, amber[700]])}"/><ellipse cy="-186" rx="40" ry="10" fill="#7fd6dc"/><path d="M-40-186Q0-226 40-186" fill="none" stroke="#6f4522" stroke-width="4"/><path d="M-37-166H37M-33-146H33" stroke="#7a4106" stroke-opacity="0.5" stroke-width="4"/>`,
      `<path d="M36-172C48-160 50-150 44-142C38-150 36-158 36-172ZM-44-150C-34-142-32-134-38-126C-44-134-46-140-44-150Z" fill="#c9f4f2"/>`,
    ].join(''),
  )
}

export function sheep(
  x: number,
  y: number,
  s: number,
  flip = false,
  wool: string = cream[100],
): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${flip ? -s : s} ${s})">${shadow(0, 2, 78, 9)}<path d="M-42-34V0M-22-30V0M26-30V0M44-34V0" stroke="#4b3a30" stroke-width="9" stroke-linecap="round"/><path d="M-66-62C-82-92-52-108-38-100C-30-120 2-120 12-104C30-118 62-104 58-84C76-72 68-44 46-42C36-28 10-28 2-36C-10-26-36-26-42-38C-62-34-76-48-66-62Z" fill="${wool}"/><path d="M-56-52C-46-40-38-44-34-50C-20-34 0-38 6-48C22-34 44-40 52-56" fill="none" stroke="#d9c7a8" stroke-width="5" stroke-linecap="round"/><path d="M52-96C66-110 92-104 98-84C102-70 92-60 80-62C64-62 50-76 52-96Z" fill="#5a463a"/><path d="M56-96C42-104 36-96 38-88C46-84 54-86 58-90Z" fill="#6e574a"/><path d="M50-100C52-118 80-118 80-104C70-106 62-102 58-94Z" fill="${wool}"/><circle cx="82" cy="-86" r="3.4" fill="#fff"/></g>`
}

export function cow(x: number, y: number, s: number): string {
  return at(
    x,
    y,
    s,
    `${shadow(0, 2, 140, 11)}<path d="M-92-60V0M-64-56V0M64-56V0M92-60V0" stroke="#7a4c28" stroke-width="18" stroke-linecap="round"/><path d="M-94-14V0M-66-14V0M62-14V0M90-14V0" stroke="#f5e4cb" stroke-width="18"/><path d="M-118-130C-96-152-20-142 40-146C92-150 122-140 124-100C126-60 100-46 60-50C20-42-50-42-86-52C-122-56-132-106-118-130Z" fill="#b87a44"/><path d="M-40-144C-20-112 22-120 30-146ZM60-52C70-84 108-80 122-72C114-54 90-48 60-52Z" fill="#f5e4cb"/><path d="M-118-126C-136-100-132-76-138-56" fill="none" stroke="#7a4c28" stroke-width="6" stroke-linecap="round"/><path d="M104-142C116-172 152-176 172-156C192-138 196-112 180-104C160-98 128-106 112-118Z" fill="#a0652f"/><path d="M168-136C190-130 198-112 184-104C172-100 160-108 160-120Z" fill="#f0cfae"/><path d="M122-164C112-178 98-176 92-166C100-156 114-154 124-156Z" fill="#8a5526"/><path d="M134-172C130-192 142-202 150-204C146-192 148-182 152-174Z" fill="#f5e4cb"/><circle cx="150" cy="-146" r="4.5" fill="#2b1a0c"/>`,
  )
}

/** A small outrigger with a sail. */
export function sailboat(x: number, y: number, s: number, hull: string, sail: string): string {
  return at(
    x,
    y,
    s,
    `<path d="M-4-190V0" stroke="${wood[900]}" stroke-width="6"/><path d="M-10-186C-70-130-90-70-98-26H-10Z" fill="${sail}"/><path d="M4-176C50-130 70-84 76-26H4Z" fill="${sail}" opacity="0.82"/><path d="M-132-18Q0 6 138-26Q120 26 74 30H-72Q-116 26-132-18Z" fill="${hull}"/><path d="M-130-14Q0 10 136-22" fill="none" stroke="${amber[300]}" stroke-width="5"/><path d="M-150 40H160" stroke="#fff" stroke-opacity="0.45" stroke-width="4" stroke-linecap="round"/>`,
  )
}

/** A horn loudspeaker, opening to the right. */
export function horn(sheet: Sheet, x: number, y: number, s: number, turn: number): string {
  const metal = sheet.vertical([0, '#f6faf7'], [0.5, '#cfddd7'], [1, '#8aa59d'])
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${s})"><rect x="-64" y="-26" width="54" height="52" rx="12" fill="${emerald[700]}"/><path d="M-12-18C40-22 70-40 96-84V84C70 40 40 22-12 18Z" fill="${metal}"/><ellipse cx="96" rx="24" ry="86" fill="#e9f2ee"/><ellipse cx="98" rx="18" ry="72" fill="${emerald[800]}"/><ellipse cx="94" rx="7" ry="26" fill="${amber[400]}"/></g>`
}

/** Sound going out, as arcs. */
export function waves(x: number, y: number, turn: number, color: string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})" fill="none" stroke="${color}" stroke-linecap="round">${[
    70, 120, 170,
  ]
    .map(
      (r, index) =>
        `<path d="M${n(r * 0.7)} ${n(-r * 0.7)}A${r} ${r} 0 0 1 ${n(r * 0.7)} ${n(r * 0.7)}" stroke-width="${11 - index * 2}" opacity="${0.8 - index * 0.22}"/>`,
    )
    .join('')}</g>`
}

/** A tilted solar panel. */
export function solarPanel(sheet: Sheet, x: number, y: number, s: number): string {
  const cells = [1, 2, 3, 4].map((k) => `M${-130 + k * 52} -6L${-96 + k * 46} -116`).join('')
  return at(
    x,
    y,
    s,
    `${shadow(0, 56, 150, 12)}<path d="M-70 0V56M90 0V56" stroke="#5f7a74" stroke-width="10"/><path d="M-140 0L-104-122H142L136 0Z" fill="#e7efe9"/><path d="M-130-6L-96-116H134L128-6Z" fill="${sheet.vertical([0, '#3b7fb0'], [0.6, '#1e4f7e'], [1, '#173a63'])}"/><path d="${cells}M-113-61H131" stroke="#a9d0e6" stroke-opacity="0.7" stroke-width="3"/><path d="M-96-116H-20L-70-6H-130Z" fill="#fff" opacity="0.16"/>`,
  )
}

/** A house on stilts. */
export function stiltHouse(sheet: Sheet, x: number, y: number, s: number): string {
  const [lit, shade] = sheet.light.wall
  return at(
    x,
    y,
    s,
    `<path d="M-50-30V20M-16-30V20M18-30V20M50-30V20" stroke="${sheet.light.trunk}" stroke-width="7"/><rect x="-66" y="-90" width="132" height="62" fill="${sheet.horizontal([0, lit], [1, shade])}"/><path d="M-86-84L-40-140H40L86-84Z" fill="${sheet.light.leaf[0]}"/><rect x="-72" y="-32" width="144" height="8" fill="${sheet.light.trunk}"/>${arch(-28, -44, 24, 34, sheet.light.window)}${arch(26, -28, 28, 50, sheet.light.window)}`,
  )
}
