import type { Look } from '../../tools/review/records.ts';

const brands: Readonly<Record<string, readonly [brand: string, nav: string]>> = {
  harbour: ['#0b5cab', '#10243e'],
  meridian: ['#0f7b5f', '#f1f6f3'],
  banksia: ['#f4b400', '#26231c'],
};

/** A sketch of a screen in a look; the id of its state decides how many rows it has. */
export function drawing(id: string, { Tenant, Mode, Width }: Look) {
  const height = Width === 1280 ? 800 : 844;
  const [brand, nav] = brands[Tenant] ?? ['#0b5cab', '#10243e'];
  const [ground, ink, line] =
    Mode === 'dark' ? ['#14171a', '#c9ced4', '#2d3339'] : ['#ffffff', '#39424c', '#d5dae0'];
  const side = Width === 1280 ? 230 : 0;
  const rows = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 13;
  const bar = (x: number, y: number, width: number, size: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${size}" rx="4" fill="${fill}"/>`;
  const body = Array.from({ length: rows + 1 }, (_, row) => {
    const y = 200 + row * 44;
    return [
      bar(side + 24, y, 120, 12, ink),
      bar(side + 190, y, Width / 8, 12, line),
      bar(side + 24, y + 26, Width - side - 48, 1, line),
    ].join('');
  }).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Width}" height="${height}" viewBox="0 0 ${Width} ${height}">`,
    bar(0, 0, Width, height, ground),
    side > 0 ? bar(0, 0, side, height, Mode === 'dark' ? '#07101b' : nav) : '',
    side > 0 ? [0, 1, 2, 3, 4].map((item) => bar(24, 80 + item * 40, 120, 12, '#7d8894')).join('') : '',
    bar(side + 24, 80, 160, 24, ink),
    bar(Width - 124, 76, 100, 32, brand),
    body,
    '</svg>',
  ].join('');
}
