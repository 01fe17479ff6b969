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

/** The page 'States'. */
export const allStates = '?path=/story/review-states--default';

/** A story alone, with these choices of the toolbar. */
export const frameAddress = (story: string, globals: Readonly<Record<string, string>>) =>
  `iframe.html?id=${story}&viewMode=story&globals=${written(globals)}`;

/** The address of what the workbench shows: the story or page, its arguments and the choices of the toolbar. */
export function shareAddress(address: string): string {
  const { origin, pathname, search } = new URL(address);
  const parts = search
    .slice(1)
    .split('&')
    .filter((part) => /^(path|args|globals)=./.test(part));
  return `${origin}${pathname}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}

const globalsOf = ({ Tenant, Mode, Width }: Look) =>
  written({ tenant: Tenant, mode: Mode, ...(Width < 1280 && { viewport: `${Width}px-844px` }) });

const written = (globals: Readonly<Record<string, string>>) =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
