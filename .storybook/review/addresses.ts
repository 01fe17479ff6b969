import type { Look } from '../../tools/review/records.ts';

/** The workbench drops values with dots from its address, so they are written as two underscores. */
export const toArg = (text: string) => text.replaceAll('.', '__');
export const fromArg = (arg: string) => arg.replaceAll('__', '.');

/** A story in a look, in the whole workbench. */
export const storyAddress = (story: string, look?: Look) =>
  `?path=/story/${story}${look ? `&globals=${globalsOf(look)}` : ''}`;

/** The page 'Looks' of a state. */
export const looksAddress = (state: string) =>
  `?path=/story/review-looks--default&args=state:${toArg(state)}`;

/** A story alone, with these choices of the toolbar. */
export const frameAddress = (story: string, globals: Readonly<Record<string, string>>) =>
  `iframe.html?id=${story}&viewMode=story&globals=${written(globals)}`;

const globalsOf = ({ Tenant, Mode, Width }: Look) =>
  written({ tenant: Tenant, mode: Mode, ...(Width < 1280 && { viewport: `${Width}px-844px` }) });

const written = (globals: Readonly<Record<string, string>>) =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
