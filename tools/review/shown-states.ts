import { readFile } from 'node:fs/promises';
import { decodePicture, encodePicture, resizePart } from './picture-file.ts';
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
export async function shownStates(
  results: readonly StateResult[],
  records: readonly StateRecord[],
  sides: Sides,
  most = mostBytes,
): Promise<{ readonly states: readonly ShownState[]; readonly reduced: boolean }> {
  const full = await shown(results, records, sides, (file) => readFile(file));
  const bytes = full
    .flatMap(({ Looks }) => Looks)
    .reduce((sum, look) => sum + (look.BaseImage?.length ?? 0) + (look.BranchImage?.length ?? 0), 0);
  if (bytes <= most) return { states: full, reduced: false };
  return {
    states: await shown(results, records, sides, async (file) => halved(await readFile(file))),
    reduced: true,
  };
}

async function shown(
  results: readonly StateResult[],
  records: readonly StateRecord[],
  { base, branch }: Sides,
  read: (file: string) => Promise<Buffer>,
): Promise<readonly ShownState[]> {
  const address = async (side: ReturnType<FileOf>) =>
    side && `data:image/webp;base64,${(await read(side.file)).toString('base64')}`;
  const shownLook = async (result: StateResult): Promise<ShownLook> => {
    const [before, after] = [base(result), branch(result)];
    const [BaseImage, BranchImage] = await Promise.all([address(before), address(after)]);
    return {
      ...result,
      Width: Math.max(before?.picture.Width ?? 0, after?.picture.Width ?? 0),
      Height: Math.max(before?.picture.Height ?? 0, after?.picture.Height ?? 0),
      ...(BaseImage && { BaseImage }),
      ...(BranchImage && { BranchImage }),
    };
  };
  const byState = Map.groupBy(results, ({ Id }) => Id);
  const order = new Set([...records.map(({ Id }) => Id), ...byState.keys()]);
  const states: ShownState[] = [];
  for (const Id of order) {
    const found = byState.get(Id);
    if (!found) continue;
    const record = records.find((some) => some.Id === Id);
    const story = record?.Stories[0];
    states.push({
      Id,
      Area: record?.Area ?? Id.replace(/\..*/, ''),
      Story: story ? `${story.Title}, ${story.Name}` : '',
      Rows: [...(record?.Rows ?? []), ...(record?.Decisions ?? [])],
      Looks: await Promise.all(found.map(shownLook)),
    });
  }
  return states;
}

/** A picture with half the width and half the height. */
async function halved(file: Buffer): Promise<Buffer> {
  const picture = await decodePicture(file);
  const { width, height } = picture;
  const size = { width: Math.max(1, width >> 1), height: Math.max(1, height >> 1) };
  return encodePicture(await resizePart(picture, { x: 0, y: 0, width, height }, size));
}
