import { channelsOf, passesOf, rowBytes, type PngHeader } from './png-header.ts';

/** Undoes the filter of each row, in place. Throws a `RangeError` for an unknown filter. */
export function unfilter(header: PngHeader, data: Uint8Array): void {
  const distance = Math.max(1, (header.depth * channelsOf[header.colourType]) / 8);
  let at = 0;
  for (const pass of passesOf(header)) {
    const length = rowBytes(header, pass.width);
    let above = new Uint8Array(length);
    for (let y = 0; y < pass.height; y += 1) {
      const row = data.subarray(at + 1, at + 1 + length);
      unfilterRow(data[at] ?? 0, row, above, distance);
      above = row as typeof above;
      at += length + 1;
    }
  }
}

function unfilterRow(filter: number, row: Uint8Array, above: Uint8Array, distance: number): void {
  if (filter === 0) return;
  if (filter > 4) throw new RangeError('its pixels cannot be read');
  for (let at = 0; at < row.length; at += 1) {
    const left = at < distance ? 0 : (row[at - distance] ?? 0);
    const up = above[at] ?? 0;
    const corner = at < distance ? 0 : (above[at - distance] ?? 0);
    row[at] = (row[at] ?? 0) + predicted(filter, left, up, corner);
  }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const estimate = left + up - corner;
  const [byLeft, byUp, byCorner] = [left, up, corner].map((value) => Math.abs(estimate - value)) as [
    number,
    number,
    number,
  ];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
