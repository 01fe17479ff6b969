import { html, type Html } from '../../platform/http/html.ts';

const icon = (name: string, shape: Html): Html =>
  html`<svg class="icon" data-icon="${name}" viewBox="0 0 24 24" aria-hidden="true">${shape}</svg>`;

// lucide, ISC licence
export const circleX = icon(
  'circle-x',
  html`<circle cx="12" cy="12" r="10" /><path d="m15 9-6 6" /><path d="m9 9 6 6" />`,
);
export const eye = icon(
  'eye',
  html`<path
      d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0"
    /><circle cx="12" cy="12" r="3" />`,
);
export const eyeOff = icon(
  'eye-off',
  html`<path
      d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49"
    /><path d="M14.084 14.158a3 3 0 0 1-4.242-4.242" /><path
      d="M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143"
    /><path d="m2 2 20 20" />`,
);
export const chevronDown = icon('chevron-down', html`<path d="m6 9 6 6 6-6" />`);
