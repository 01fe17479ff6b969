export type Rgb = readonly [number, number, number];

const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** The colour a custom property really paints inside an element, gamut clipping included. */
export function paintedColour(scope: Element, token: string): Rgb {
  if (!probe) throw new Error('This browser draws no canvas.');
  const sample = document.createElement('i');
  sample.style.color = `var(${token})`;
  sample.style.transition = 'none';
  scope.append(sample);
  probe.fillStyle = getComputedStyle(sample).color;
  sample.remove();
  probe.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = probe.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
