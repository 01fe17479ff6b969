import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import type { Picture, StateRecord } from './records.ts';
import type { ShownLook, ShownState } from './report-data.ts';
import type { StateResult } from './result.ts';

/** Larger reports do not fit into a mail. */
const mostBytes = 25 * 2 ** 20;

/** A picture's file, if the state has a picture on that side. */
export type FileOf = (
  result: StateResult,
) => { readonly picture: Picture; readonly file: string } | undefined;

export interface Sides {
  readonly base: FileOf;
  readonly branch: FileOf;
}

/** The results by state, with their pictures as addresses that need no file. */
export function shownStates(
  results: readonly StateResult[],
  records: readonly StateRecord[],
  sides: Sides,
  most = mostBytes,
): { readonly states: readonly ShownState[]; readonly reduced: boolean } {
  const full = shown(results, records, sides, (file) => readFileSync(file));
  const bytes = full
    .flatMap(({ Looks }) => Looks)
    .reduce((sum, look) => sum + (look.BaseImage?.length ?? 0) + (look.BranchImage?.length ?? 0), 0);
  if (bytes <= most) return { states: full, reduced: false };
  return { states: shown(results, records, sides, (file) => halved(readFileSync(file))), reduced: true };
}

function shown(
  results: readonly StateResult[],
  records: readonly StateRecord[],
  { base, branch }: Sides,
  read: (file: string) => Buffer,
): readonly ShownState[] {
  const byState = Map.groupBy(results, ({ Id }) => Id);
  const order = [...records.map(({ Id }) => Id), ...byState.keys()];
  return [...new Set(order)].flatMap((Id): ShownState[] => {
    const found = byState.get(Id);
    const record = records.find((some) => some.Id === Id);
    const story = record?.Stories[0];
    if (!found) return [];
    return [
      {
        Id,
        Area: record?.Area ?? Id.replace(/\..*/, ''),
        Story: story ? `${story.Title}, ${story.Name}` : '',
        Rows: [...(record?.Rows ?? []), ...(record?.Decisions ?? [])],
        Looks: found.map((result): ShownLook => {
          const [before, after] = [base(result), branch(result)];
          const address = (side: ReturnType<FileOf>) =>
            side && `data:image/png;base64,${read(side.file).toString('base64')}`;
          const [BaseImage, BranchImage] = [address(before), address(after)];
          return {
            ...result,
            Width: Math.max(before?.picture.Width ?? 0, after?.picture.Width ?? 0),
            Height: Math.max(before?.picture.Height ?? 0, after?.picture.Height ?? 0),
            ...(BaseImage && { BaseImage }),
            ...(BranchImage && { BranchImage }),
          };
        }),
      },
    ];
  });
}

/** A PNG with half the width and half the height; four pixels become one. */
function halved(file: Buffer): Buffer {
  const full = PNG.sync.read(file);
  const half = new PNG({ width: Math.max(1, full.width >> 1), height: Math.max(1, full.height >> 1) });
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        const at = (2 * y * full.width + 2 * x) * 4 + channel;
        const pixels = [at, at + 4, at + full.width * 4, at + full.width * 4 + 4];
        const sum = pixels.reduce((total, pixel) => total + (full.data[pixel] ?? 255), 0);
        half.data[(y * half.width + x) * 4 + channel] = sum / 4;
      }
    }
  }
  return PNG.sync.write(half);
}
