/** Channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** The colour that a browser paints for a custom property within an element, clipped to sRGB. */
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
