import type { BrandImageField } from '@portal/api/contract';
import { parseTenantTheme } from '@portal/ui/theme';
import { readImage } from '@portal/ui/theme/images';
import { StartError } from '../../config/start-error.ts';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { drawImage } from '../../platform/images/draw-image.ts';
import { imageNames } from '../../platform/tenant.ts';
import { inKnownTenant } from '../../tenants/change-tenant.ts';
import { tenantOf } from '../../tenants/directory.ts';
import { storeImage } from '../../tenants/image.store.ts';
import { addLook, lockLook, type Look } from '../../tenants/look.store.ts';
import { withValue } from './draft-merge.ts';
import { raiseRevision } from './draft.store.ts';
import { findingsOf, readFiles } from './look-findings.ts';
import { drawSurfaces, withLook } from './look-surfaces.ts';

/** Sets the theme: input of `parseTenantTheme`. */
export const setTheme = (db: Database, id: string, given: unknown): Promise<void> =>
  changeLook(db, id, (_, look) => {
    const parsed = parseTenantTheme(given);
    if (!parsed.ok) throw new StartError(`This is not a theme: ${parsed.problems.join('; ')}`);
    return { ...look, theme: parsed.theme };
  });

/** Sets one of the tenant's images from an SVG or PNG file, or removes it. */
export async function setImage(
  db: Database,
  id: string,
  name: string,
  file: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined,
): Promise<void> {
  const [field] = Object.entries(imageNames).find(([, each]) => each === name) ?? [];
  if (field === undefined)
    throw new StartError(`There is no image ${name}: ${Object.values(imageNames).join(', ')}.`);
  const use = field === 'Icon' ? 'icon' : 'logo';
  const reading = file && (await readImage(file.bytes, file.name, use, drawImage));
  if (reading?.ok === false) throw new StartError(`${reading.problems.join(' ')} Nothing was changed.`);
  return changeLook(db, id, async (trx, look) =>
    withValue(
      look,
      field as BrandImageField,
      reading ? await storeImage(trx, id, { ...reading.image, by: null }) : null,
    ),
  );
}

/** Publishes a changed look without a person, once every surface was drawn with it. A draft stays. */
const changeLook = (
  db: Database,
  id: string,
  change: (trx: Trx, look: Look) => Promise<Look> | Look,
): Promise<void> =>
  inKnownTenant(db, id, async (trx) => {
    const published = await lockLook(trx);
    const { theme, images } = await change(trx, published);
    const files = await readFiles(trx, images);
    const failing = (await findingsOf(trx, { theme, images }, files)).find(({ Level }) => Level === 'fails');
    if (failing) throw new StartError(`${failing.What} Nothing was changed.`);
    const tenant = withLook(await tenantOf(trx), { theme, images }, published.number + 1);
    const { Results } = await drawSurfaces({ tenant, theme, files });
    const undrawn = Results.find(({ Message }) => Message !== null);
    if (undrawn) throw new StartError(`${undrawn.Surface}: ${undrawn.Message} Nothing was changed.`);
    await addLook(trx, id, { theme, images }, { kind: 'command', by: null });
    await raiseRevision(trx);
  });
