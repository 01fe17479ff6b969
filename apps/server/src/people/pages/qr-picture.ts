import { encode } from 'uqr';
import { html, type Html } from '../../platform/http/html.ts';

/** Width of the white margin that scanners need, in modules. */
const quiet = 4;

/**
 * A QR code, created on the server because it contains a secret that no other site may see. Dark on light in every
 * theme.
 */
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
