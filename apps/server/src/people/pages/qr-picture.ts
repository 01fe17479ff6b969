import { encode } from 'uqr';
import { html, type Html } from '../../platform/http/html.ts';

/** Modules of white that readers need around the picture. */
const quiet = 4;

/** A QR code, drawn here: what it says is a secret that no other site may see. Dark on light in every look. */
export function qrPicture(text: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const shape = data
    .map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code for the app">
    <rect class="qr-ground" width="${size}" height="${size}" />
    <path class="qr-dark" shape-rendering="crispEdges" d="${shape}" />
  </svg>`;
}
