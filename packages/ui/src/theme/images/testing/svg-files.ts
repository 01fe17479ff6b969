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
