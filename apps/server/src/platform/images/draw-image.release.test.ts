import { expect, test } from 'vitest';
import { imageDrawing } from './draw-image.ts';

const svg = (inside: string) =>
  ({
    bytes: new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#0b5cab" ${inside}</svg>`,
    ),
    mediaType: 'image/svg+xml',
  }) as const;
const endless = svg(
  'filter="url(#f)"/><filter id="f"><feTurbulence baseFrequency=".01" numOctaves="100000000"/></filter>',
);

test(
  'an image that takes too long is refused, and the one behind it is drawn once (STUDIO-041)',
  { timeout: 60_000 },
  async () => {
    const draw = imageDrawing({ timeoutMs: 1500 });
    const [slow, drawn] = await Promise.all([draw(endless), draw(svg('/>'))]);
    expect(slow).toEqual({ problem: 'takes too long or too much memory to draw' });
    expect(drawn).toMatchObject({ drawing: { width: 40, height: 40, colours: ['#0b5cab'] } });
    expect(await draw(svg('/>'))).toBe(drawn);
  },
);
