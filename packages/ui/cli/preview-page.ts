import { contrastPairs } from '../src/theme/contract.ts';
import { deriveTheme, looks, type DerivedTheme, type Look } from '../src/theme/derive.ts';
import type { TenantTheme } from '../src/theme/tenant-theme.ts';
import { lookName, readings, shownRatio, type Reading } from './check-colours.ts';

type Colour = (name: string) => string;

/** A page that needs nothing: the theme's colours, parts drawn with them, and its contrast, in the four looks. */
export function previewPage(name: string, theme: TenantTheme): string {
  const all = readings(theme, {});
  const panels = looks.map((look) =>
    panel(
      look,
      deriveTheme(theme, look),
      all.filter((reading) => reading.look === look),
      theme.radius ?? 6,
    ),
  );
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(name)}</title>
<style>
body{margin:0;font:13px/20px system-ui,sans-serif;display:grid;grid-template-columns:repeat(auto-fit,minmax(560px,1fr))}
section{padding:24px}h1,h2{font-size:16px;line-height:24px;margin:0 0 12px}
.parts{display:grid;grid-template-columns:160px 1fr;margin-bottom:16px}
nav,main{padding:12px}nav p,main p{margin:0;padding:6px 8px}
.row{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px}.row>*{padding:6px 12px;border:1px solid}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(76px,1fr));gap:4px;padding:0;margin:0 0 16px;list-style:none;font-size:12px;line-height:16px}
i{display:block;height:28px;border:1px solid}table{width:100%;border-collapse:collapse;font-size:12px}th{font-weight:400;text-align:start}td{text-align:end;font-variant-numeric:tabular-nums}
</style>
<body>
${panels.join('\n')}
</body>
</html>
`;
}

function panel(look: Look, derived: DerivedTheme, pairs: readonly Reading[], radius: number): string {
  const colour: Colour = (name) => (derived as Readonly<Record<string, string>>)[`--portal-${name}`] ?? '';
  return `<section style="background:${colour('canvas')};color:${colour('text')}">
<h2>${lookName(look).replace(/^./, (letter) => letter.toUpperCase())}</h2>
${parts(colour, radius)}
<ul>${Object.entries(derived)
    .map(
      ([token, hex]) =>
        `<li><i style="background:${hex};border-color:${colour('border-strong')}"></i>${bare(token)}</li>`,
    )
    .join('')}</ul>
<table>${contrastPairs.map((pair) => rowOf(pairs.filter((reading) => reading.colour === pair.colour && (pair.on as readonly string[]).includes(reading.on)))).join('')}</table>
</section>`;
}

function parts(colour: Colour, radius: number): string {
  const box = (ground: string, text: string, edge: string, label: string) =>
    `<span style="background:${colour(ground)};color:${colour(text)};border-color:${colour(edge)};border-radius:${radius}px">${label}</span>`;
  const tones = ['danger', 'success', 'warning', 'info'];
  return `<div class="parts">
<nav style="background:${colour('nav-ground')};color:${colour('on-nav-muted')}">
<p style="background:${colour('nav-active')};color:${colour('on-nav')};border-inline-start:3px solid ${colour('nav-indicator')}">Orders</p><p>People</p><p style="background:${colour('nav-hover')}">Parcels</p></nav>
<main style="background:${colour('surface')}">
<p>Text, <span style="color:${colour('text-muted')}">muted text</span>, <span style="color:${colour('link')}">a link</span></p>
<p style="background:${colour('row-hover')}">A hovered row, <span style="color:${colour('link')}">a link</span></p>
<p style="background:${colour('row-selected')}">A selected row, <span style="color:${colour('link')}">a link</span></p>
<div class="row">${box('brand', 'on-brand', 'brand', 'Save')}${box('control', 'text', 'border-strong', 'Cancel')}${box('danger-fill', 'on-danger', 'danger-fill', 'Delete')}${box('field', 'text', 'border-control', 'Field')}</div>
<div class="row">${tones.map((tone) => box(`${tone}-subtle`, tone, `${tone}-border`, tone)).join('')}</div>
</main></div>`;
}

function rowOf(pairs: readonly Reading[]): string {
  const [worst] = pairs.toSorted((one, other) => one.ratio - other.ratio);
  if (!worst) return '';
  return `<tr><th scope="row">${bare(worst.colour)} on ${bare(worst.on)}<td>${shownRatio(worst.ratio)} of ${worst.asked}</tr>`;
}

const bare = (token: string) => token.replace('--portal-', '');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
