import type { Look, Mode } from './records.ts';

const modes: readonly Mode[] = ['light', 'dark'];

/** Three tenants in light and dark, on a desktop and on a phone. */
export const looks: readonly Look[] = ['harbour', 'meridian', 'banksia'].flatMap((Tenant) =>
  modes.flatMap((Mode) =>
    [1280, 390].map((Width) => ({ Id: `${Tenant}-${Mode}-${Width}`, Tenant, Mode, Width })),
  ),
);

/** The look in which every state is pictured and reviewed. */
export const baseLook = 'harbour-light-1280';

/**
 * Reads a list of looks: `base`, `all`, or ids separated by commas.
 *
 * @throws an `Error` that names the unknown look.
 */
export function parseLooks(list: string): readonly Look[] {
  if (list === 'all') return looks;
  return list.split(',').map((name) => {
    const id = name === 'base' ? baseLook : name;
    const look = looks.find(({ Id }) => Id === id);
    if (!look) throw new Error(`No look is called “${name}”: base, all, or ids such as ${baseLook}.`);
    return look;
  });
}
