import type { BrandSurface, Input, publishBrand, restoreLook, WireReply } from '@portal/api/contract';
import { brandSurfaces } from '@portal/api/contract';
import { storeAudit } from '../../platform/history/audit.store.ts';
import { conflict, notFound } from '../../platform/http/http-error.ts';
import {
  addLook,
  lockLook,
  type Look,
  type LookOrigin,
  type NumberedLook,
} from '../../tenants/look.store.ts';
import { publishedText, seenDraft, type Author } from './draft.service.ts';
import { endDraft, raiseRevision } from './draft.store.ts';
import { findingsOf, readFiles, type LookFiles } from './look-findings.ts';
import { findLook, recentPublications } from './look-history.store.ts';
import { drawSurfaces, lookSurfaces, withLook } from './look-surfaces.ts';
import { limitPerHour } from './limit-per-hour.ts';

type Publication = WireReply<typeof publishBrand>;

/** Replaced by tests that need a pair that fails, or a surface that cannot be drawn. */
export interface PublishSeams {
  readonly surfaces?: typeof lookSurfaces;
  readonly findings?: typeof findingsOf;
}

const publicationsPerHour = 30;

/** Publishes the draft as its author saw it. */
export async function publishDraft(
  author: Author,
  { Acknowledged, Note, ...seen }: Input<typeof publishBrand>['body'],
  seams?: PublishSeams,
): Promise<Publication> {
  const { trx, tenant, person, now } = author;
  const published = await lockLook(trx);
  await limitPublications(author);
  const draft = await seenDraft(author, published, seen, 'publish');
  const note = Note?.trim() || null;
  const origin: LookOrigin = { kind: 'published', note, by: person.globalId };
  return publish(
    author,
    { published, look: draft, acknowledged: Acknowledged, origin, seams },
    async (number) => {
      const end = { outcome: 'published', number, endedAt: now, endedBy: person.globalId } as const;
      await endDraft(trx, tenant.id, draft.draftId, end);
      await storeAudit(trx, person, { action: 'look-published', number });
    },
  );
}

/** Publishes an older look again. The draft stays. */
export async function restore(
  author: Author,
  { Number: from, Current, Acknowledged }: Input<typeof restoreLook>['body'],
  seams?: PublishSeams,
): Promise<Publication> {
  const { trx, tenant, person } = author;
  const published = await lockLook(trx);
  await limitPublications(author);
  if (published.number !== Current) throw conflict(await publishedText(trx, tenant, published.number));
  const look = await findLook(trx, from);
  if (!look) throw notFound();
  if (from === Current) return nothingPublished(`Look ${from} is published already.`);
  const origin: LookOrigin = { kind: 'restored', restoredFrom: from, by: person.globalId };
  return publish(author, { published, look, acknowledged: Acknowledged, origin, seams }, async (number) => {
    await raiseRevision(trx);
    await storeAudit(trx, person, { action: 'look-restored', from, to: number });
  });
}

interface Wanted {
  readonly published: NumberedLook;
  readonly look: Look;
  readonly acknowledged: readonly string[];
  readonly origin: LookOrigin;
  readonly seams: PublishSeams | undefined;
}

/** Checks a look, draws every surface with it, and only then stores it. */
async function publish(
  { trx, tenant }: Author,
  { published, look, acknowledged, origin, seams = {} }: Wanted,
  done: (number: number) => Promise<void>,
): Promise<Publication> {
  const { surfaces = lookSurfaces, findings = findingsOf } = seams;
  const next: Look = { theme: look.theme, images: withoutRemoved(look.images) };
  const files: LookFiles = await readFiles(trx, next.images);
  const found = await findings(trx, next, files);
  if (found.some(({ Level }) => Level === 'fails'))
    return nothingPublished('Nothing can be published while a pair fails.');
  const unconfirmed = found.find(({ Level, Id }) => Level === 'warning' && !acknowledged.includes(Id));
  if (unconfirmed) return nothingPublished(`Confirm this warning first: ${unconfirmed.What}`);
  const drawnTenant = withLook(tenant, next, published.number + 1);
  const { drawn, Results } = await drawSurfaces({ tenant: drawnTenant, theme: next.theme, files }, surfaces);
  if (!drawn) return { ErrorNo: 1, Message: 'Nothing was published.', Number: null, Results };
  const number = await addLook(trx, tenant.id, next, origin);
  await done(number);
  return { ErrorNo: 0, Number: number, Results };
}

const nothingPublished = (Message: string): Publication => ({
  ErrorNo: 1,
  Message,
  Number: null,
  Results: brandSurfaces.map((Surface: BrandSurface) => ({ Surface, Success: false, Message: null })),
});

/** What an upload removed matters until its image is published. */
const withoutRemoved = (images: Look['images']): Look['images'] =>
  Object.fromEntries(Object.entries(images).map(([field, { Removed: _, ...image }]) => [field, image]));

const limitPublications = ({ trx, now }: Author): Promise<void> =>
  limitPerHour(publicationsPerHour, now, (since) => recentPublications(trx, since));
