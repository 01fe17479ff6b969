const encoder = new TextEncoder();

/** An SVG with this inside and these attributes of its root. */
export const svg = (inside: string, root = 'viewBox="0 0 40 40"'): Uint8Array =>
  encoder.encode(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${inside}</svg>`,
  );

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** A drawing as Inkscape saves it. */
export const inkscapeFile = encoder.encode(`<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="40mm" height="10mm" viewBox="0 0 40 10" version="1.1" id="svg5"
   inkscape:version="1.3.2 (091e20e, 2023-11-25)" sodipodi:docname="logo.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg"
   xmlns:svg="http://www.w3.org/2000/svg" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
   xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="4.7" objecttolerance="10" />
  <defs id="defs2">
    <linearGradient inkscape:collect="always" id="linearGradient900">
      <stop style="stop-color:#0b5cab;stop-opacity:1" offset="0" id="stop896" />
      <stop style="stop-color:#0b5cab;stop-opacity:0.2;" offset="1" id="stop898" />
    </linearGradient>
    <linearGradient inkscape:collect="always" xlink:href="#linearGradient900" id="linearGradient902"
       x1="2" y1="5" x2="38" y2="5" gradientUnits="userSpaceOnUse" />
    <inkscape:path-effect effect="spiro" id="path-effect12" />
  </defs>
  <metadata id="metadata5"><rdf:RDF><cc:Work rdf:about=""><dc:title>Logo</dc:title></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(0,-1)">
    <path d="M 2,3 H 38 V 9 H 2 Z" id="path10" sodipodi:nodetypes="ccccc" data-name="ground"
       style="fill:url(#linearGradient902);fill-opacity:1;stroke:#123456;stroke-width:0.264583;-inkscape-stroke:none" />
    <circle style="fill:#fff;font-family:Inter;mix-blend-mode:normal" id="c1" cx="50%" cy="6" r="2px" />
  </g>
</svg>
`);

/** A drawing as Illustrator saves it. */
export const illustratorFile = encoder.encode(`<?xml version="1.0" encoding="utf-8"?>
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px" viewBox="0 0 120 28"
  style="enable-background:new 0 0 120 28;" xml:space="preserve">
<style type="text/css"><![CDATA[
	.st0{clip-path:url(#SVGID_2_);}
	.st1,.st2{fill:#E30613;}
	.st2{fill-rule:evenodd;clip-rule:evenodd;}
]]></style>
<defs><rect id="SVGID_1_" width="120" height="28"/></defs>
<clipPath id="SVGID_2_"><rect width="120" height="28" style="overflow:visible;"/></clipPath>
<g class="st0"><path class="st1" d="M0,0h60v28H0z"/><path class="st2" d="M70,0h20v20h-20z"/></g>
</svg>`);

/** A drawing with every element and most attributes that an SVG may hold. */
export const everyElement = svg(
  `<title>All</title><defs>
    <linearGradient id="l" gradientTransform="rotate(30)"><stop offset="20%" stop-color="red"/><stop offset="1" stop-color="#00f"/></linearGradient>
    <radialGradient id="r" href="#l" cx="60" cy="20" r="18" fx="55" fy="14" gradientUnits="userSpaceOnUse"/>
    <clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath>
    <clipPath id="d"><rect x="84" y="4" width="10" height="30" transform="rotate(10 90 20)"/><ellipse cx="105" cy="20" rx="6" ry="14"/></clipPath>
  </defs>
  <rect x="2" y="2" width="34" height="16" rx="4" ry="8" fill="url(#l)"/>
  <rect x="2" y="22" width="34" height="16" fill="#123456" clip-path="url(#c)"/>
  <circle cx="60" cy="20" r="18" fill="url(#r)" stroke="url(#l)" stroke-width="3"/>
  <g clip-path="url(#d)" opacity=".8"><path fill="#080" d="M80 0h40v40H80z"/></g>
  <g transform="translate(120 0) skewX(-10)" stroke="#a0f" stroke-width="2" fill="none">
    <line x1="2" y1="4" x2="38" y2="4" stroke-dasharray="4 2" stroke-linecap="square"/>
    <polyline points="4,10 20,18 36,10" stroke-linejoin="round"/>
    <polygon points="10,20 34,22 20,38" fill="#fc0" fill-rule="evenodd" stroke-opacity=".5"/>
  </g>
  <path transform="matrix(1 0 0 1 164 0)" fill-rule="evenodd" d="M2 2h32v32h-32zM10 10q8-8 16 0t0 16a8 5 20 01-12 2s-8-10-4-18z" fill="#345c"/>
  <path display="none" d="M0 0h200v40H0z"/><path visibility="hidden" d="M0 0h200v40H0z"/>`,
  'viewBox="0 0 200 40" width="200" height="40"',
);
