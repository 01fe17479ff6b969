/** An SVG of 160 × 40 px with this inside, after this prologue. */
const svg = (inside: string, { prologue = '', root = 'viewBox="0 0 160 40"' } = {}): string =>
  `${prologue}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`;

const bars =
  '<rect x="4" y="6" width="60" height="28" fill="#0b5cab"/><circle cx="110" cy="20" r="16" fill="#e30613"/>';

/** A PNG of 32 × 32 px in red, green, blue and yellow. */
const tinyPng =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAATUlEQVR4AbXBQQHAQAyAMIryEzhPnYY+SGa5mceJxCQmMYlJTGISk5jEJCYxiUlMYhIbWC72Gy4kJjGJSUxiEpOYxCQmMYlJTGISk9gPNNUEiuAvqT0AAAAASUVORK5CYII=';

/** What drawing programs write, each as a small logo of our own. */
export const constructs: Readonly<Record<string, string>> = {
  'a document type': svg(bars, {
    prologue:
      '<?xml version="1.0" encoding="utf-8"?><!-- Generator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
  }),
  'an internal subset': svg('<rect xmlns:x="&ns;" x="4" y="4" width="150" height="32" fill="&brand;"/>', {
    prologue: '<!DOCTYPE svg [<!ENTITY ns "http://ns.example/"><!ENTITY brand "#0b5cab">]>',
  }),
  'a used shape': svg(
    '<defs><path id="a" d="M0 0h20l10 15-10 15H0z"/></defs><use href="#a" x="4" y="4" fill="#0b5cab"/><use xlink:href="#a" transform="translate(60 4) scale(1.1)"/>',
  ),
  'a symbol': svg(
    '<symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#e30613"/></symbol><use href="#s" x="4" y="4" width="32" height="32"/><use href="#s" x="60" y="10" width="40" height="20"/>',
  ),
  'a mask': svg(
    '<mask id="m"><rect width="160" height="40" fill="#fff"/><circle cx="40" cy="20" r="12" fill="#000"/><rect x="90" width="40" height="40" fill="#888"/></mask><rect x="4" y="4" width="152" height="32" fill="#0b5cab" mask="url(#m)"/>',
  ),
  'a clip path': svg(
    `<clipPath id="c"><path d="M0 20 40 0l40 20-40 20zM90 4h60v32H90z"/></clipPath><g clip-path="url(#c)">${bars}</g>`,
  ),
  'a style sheet': svg(
    `<style type="text/css"><![CDATA[.st0,.st1{fill:#E30613} .st1{fill-rule:evenodd} g > rect{fill:#0b5cab;opacity:.7} #last{stroke:#222;stroke-width:3px}]]></style><path class="st1" d="M4 4h32v32H4zM12 12h16v16H12z"/><g><rect x="50" y="4" width="32" height="32"/></g><circle id="last" class="st0" cx="120" cy="20" r="14"/>`,
  ),
  'a linear gradient': svg(
    '<linearGradient id="g" gradientTransform="rotate(20)"><stop offset="0" stop-color="#0b5cab"/><stop offset=".6" style="stop-color:#7db8f0;stop-opacity:.6"/><stop offset="1" stop-color="#e30613"/></linearGradient><rect x="4" y="4" width="152" height="32" rx="8" fill="url(#g)"/>',
  ),
  'a radial gradient': svg(
    '<radialGradient id="a"><stop stop-color="#fff"/><stop offset="1" stop-color="#0b5cab"/></radialGradient><radialGradient id="g" href="#a" cx="60" cy="20" r="50" fx="40" fy="12" gradientUnits="userSpaceOnUse" spreadMethod="reflect"/><rect width="160" height="40" fill="url(#g)"/>',
  ),
  'a pattern': svg(
    '<pattern id="p" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><rect width="16" height="16" fill="#7db8f0"/><rect width="8" height="8" fill="#0b5cab"/></pattern><rect x="4" y="4" width="152" height="32" fill="url(#p)"/>',
  ),
  'a blur': svg(
    `<filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#f)">${bars}</g>`,
  ),
  'a shadow': svg(
    '<filter id="f"><feDropShadow dx="3" dy="3" stdDeviation="1.5" flood-color="#0b5cab" flood-opacity=".6"/></filter><rect x="20" y="6" width="100" height="22" fill="#fc0" filter="url(#f)"/>',
  ),
  transforms: svg(
    '<g transform="translate(20 20) rotate(30)"><rect x="-10" y="-10" width="20" height="20" fill="#0b5cab"/></g><rect transform="matrix(1 .2 -.4 1 80 0) skewX(-10)" width="40" height="24" fill="#e30613"/><g style="transform:translate(130px,8px) scale(1.2)"><rect width="16" height="16"/></g>',
  ),
  'the opacity of a group': svg(
    '<g opacity=".5"><rect x="4" y="4" width="80" height="32" fill="#0b5cab"/><rect x="50" y="10" width="80" height="20" fill="#e30613"/></g>',
  ),
  strokes: svg(
    '<g fill="none" stroke="#0b5cab" stroke-width="5"><path d="M6 34 20 6l14 28"/><path stroke-linejoin="round" stroke-linecap="round" d="M46 32 60 8l14 24"/><path stroke-dasharray="9 4" d="M86 20h66"/><path stroke-linejoin="bevel" d="M90 34h20v-8"/></g>',
  ),
  'another ratio': svg(
    '<rect x="8" y="4" width="24" height="32" fill="#0b5cab"/><circle cx="20" cy="20" r="20"/>',
    {
      root: 'width="160" height="40" viewBox="0 0 40 40" preserveAspectRatio="xMaxYMid slice"',
    },
  ),
  'a distorted view box': svg('<circle cx="20" cy="20" r="18" fill="#0b5cab"/>', {
    root: 'width="160" height="40" viewBox="0 0 40 40" preserveAspectRatio="none"',
  }),
  'sizes in millimetres': svg(bars, { root: 'width="80mm" height="20mm" viewBox="0 0 160 40"' }),
  'only a height': svg(bars, { root: 'height="20" viewBox="0 0 160 40"' }),
  'the current colour': svg(
    '<g color="#e30613"><rect x="4" y="4" width="60" height="32" fill="currentColor"/></g>',
  ),
  'an embedded PNG': svg(
    `<image x="4" y="4" width="32" height="32" href="data:image/png;base64,${tinyPng}"/><rect x="60" y="4" width="60" height="32"/>`,
  ),
  'a nested SVG': svg(
    '<svg x="20" y="4" width="120" height="32" viewBox="0 0 30 8"><rect width="30" height="8" fill="#0b5cab"/><circle cx="15" cy="4" r="6" fill="#fc0"/></svg>',
  ),
  markers: svg(
    '<marker id="m" markerWidth="4" markerHeight="4" refX="2" refY="2" orient="auto"><path d="M0 0 4 2 0 4z" fill="#e30613"/></marker><path d="M10 20h70l50-10" fill="none" stroke="#0b5cab" stroke-width="3" marker-mid="url(#m)" marker-end="url(#m)"/>',
  ),
  'what a browser runs': svg(
    `<script>document.documentElement.remove()</script><metadata>x</metadata><g onload="alert(1)">${bars}</g><a href="javascript:alert(1)"><rect x="70" y="6" width="16" height="28"/></a>`,
  ),
  text: svg('<text x="4" y="30" font-family="Arial, sans-serif" font-size="28">Harbour</text>'),
};
