import type { Appearance } from '../../packages/ui/src/theme/derive.ts';
import { useReadFromPage } from './read-from-page.ts';

export interface PresentLook {
  /** Name of the tenant in the toolbar. */
  readonly tenant: string;
  readonly appearance: Appearance;
}

/** What the page shows: the choices of the toolbar, and of the system where the toolbar leaves them to it. */
export function usePresentLook(): PresentLook | undefined {
  const read = useReadFromPage(() => JSON.stringify(presentLook()));
  return read === undefined ? undefined : (JSON.parse(read) as PresentLook);
}

function presentLook(): PresentLook {
  const { tenant = '', mode, contrast } = document.documentElement.dataset;
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const more = contrast === 'more' || matchMedia('(prefers-contrast: more)').matches;
  return { tenant, appearance: { mode: dark ? 'dark' : 'light', contrast: more ? 'more' : 'normal' } };
}
