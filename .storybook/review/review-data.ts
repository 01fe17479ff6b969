import type { Picture, PictureIndex, StateRecord } from '../../tools/review/records.ts';

/** What the pages of the group 'Review' show. */
export interface ReviewData {
  readonly states: readonly StateRecord[];
  /** Null if no pictures were made: the pages show live frames. */
  readonly pictures: PictureIndex | null;
  /** Address of a live frame, for stories of these pages. Default: the story in the workbench. */
  readonly frameAddress?: (() => string) | undefined;
}

const picturesFolder = 'pictures/';

let loading: Promise<ReviewData> | undefined;

/** Reads the states and the pictures that were built with the workbench, once a page. */
export function loadReviewData(): Promise<ReviewData> {
  loading ??= Promise.all([
    readJson<readonly StateRecord[]>('states.json'),
    readJson<PictureIndex>(`${picturesFolder}pictures.json`).catch(() => null),
  ]).then(([states, pictures]) => ({ states, pictures }));
  loading.catch(() => (loading = undefined));
  return loading;
}

async function readJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return (await response.json()) as Content;
}

/** The picture of a story in a look. Only the first story of a state has pictures. */
export const pictureOf = ({ pictures }: ReviewData, state: string, story: string, look: string) =>
  pictures?.Pictures.find(
    (picture) => picture.State === state && picture.Story === story && picture.Look === look,
  );

export const hasPicture = ({ pictures }: ReviewData, state: string) =>
  pictures?.Pictures.some((picture) => picture.State === state) ?? false;

/** Pictures are next to their index; fixtures have addresses of their own. */
export const pictureAddress = (file: Picture['File']) =>
  file.startsWith('data:') ? file : `${picturesFolder}${file}`;

/** Groups states by area, in their order. */
export const byArea = (states: readonly StateRecord[]) => [
  ...Map.groupBy(states, ({ Area }) => Area).entries(),
];

export const countText = (count: number) => (count === 1 ? '1 state' : `${count} states`);
