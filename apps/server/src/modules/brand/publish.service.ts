import {
  brandSurfaces,
  type BrandFinding,
  type BrandSurface,
  type publishBrand,
  type restoreLook,
  type WireReply,
} from '@portal/api/contract';
import type { Trx } from '../../platform/db/connect.ts';
import { storeAudit } from '../../platform/history/audit.store.ts';
import type { ConcludedCall, ExternalCall } from '../../platform/http/external-call-route.ts';
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
import { findingsOf, readFiles } from './look-findings.ts';
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

/** A call in steps, by an administrator. */
type Steps = Pick<
  ExternalCall<typeof publishBrand>,
  'tenant' | 'person' | 'work' | 'conclude' | 'recheckPermission'
>;

/** Publishes the draft as its author saw it. */
export function publishDraft(
  call: Steps & Pick<ExternalCall<typeof publishBrand>, 'body'>,
  now: Date,
  seams?: PublishSeams,
): Promise<ConcludedCall> {
  const { Acknowledged, Note, ...seen } = call.body;
  const { tenant, person } = call;
  const findCandidate = async (author: Author, published: NumberedLook): Promise<Candidate> => {
    const draft = await seenDraft(author, published, seen, 'publish');
    return {
      look: draft,
      origin: { kind: 'published', note: Note?.trim() || null, by: person.globalId },
      finish: async (number) => {
        const end = { outcome: 'published', number, ended_at: now, ended_by: person.globalId } as const;
        await endDraft(author.trx, { tenant_id: tenant.id, draft_id: draft.draftId, ...end });
        await storeAudit(author.trx, person, { action: 'look-published', number });
      },
    };
  };
  return publish(call, { now, acknowledged: Acknowledged, findCandidate, seams });
}

/** Publishes an older look again. The draft stays. */
export function restore(call: ExternalCall<typeof restoreLook>, now: Date): Promise<ConcludedCall> {
  const { Number: from, Current, Acknowledged } = call.body;
  const { person } = call;
  const findCandidate = async (author: Author, published: NumberedLook): Promise<Candidate> => {
    if (published.number !== Current) throw conflict(await publishedText(author, published.number));
    const { trx } = author;
    const look = await findLook(trx, from);
    if (!look) throw notFound();
    return {
      look,
      origin: { kind: 'restored', restoredFrom: from, by: person.globalId },
      ...(from === Current && { problem: `Look ${from} is published already.` }),
      finish: async (number) => {
        await raiseRevision(trx);
        await storeAudit(trx, person, { action: 'look-restored', from, to: number });
      },
    };
  };
  return publish(call, { now, acknowledged: Acknowledged, findCandidate });
}

/** A look that somebody wants to publish. */
interface Candidate {
  readonly look: Look;
  readonly origin: LookOrigin;
  /** Why it cannot be published. */
  readonly problem?: string;
  /** Stores what else a publication changes. */
  readonly finish: (number: number) => Promise<void>;
}

interface Publishing {
  readonly now: Date;
  readonly acknowledged: readonly string[];
  /** Throws if something has changed since its author looked at it. */
  readonly findCandidate: (author: Author, published: NumberedLook) => Promise<Candidate>;
  readonly seams?: PublishSeams | undefined;
}

/**
 * Checks a look, draws every surface with it, and only then stores it. Drawing can take seconds, so no transaction is
 * open meanwhile, and the candidate is read again before it is stored.
 */
async function publish(
  { tenant, person, work, conclude, recheckPermission }: Steps,
  { now, acknowledged, findCandidate, seams = {} }: Publishing,
): Promise<ConcludedCall> {
  const { surfaces = lookSurfaces, findings = findingsOf } = seams;
  const lockCandidate = async (trx: Trx) => {
    const published = await lockLook(trx);
    const author = { trx, tenant, person, now };
    await limitPublications(author);
    return { published, ...(await findCandidate(author, published)) };
  };
  const { number, next, files, problem } = await work(async (trx) => {
    const { published, look, problem } = await lockCandidate(trx);
    const next: Look = { theme: look.theme, images: look.images };
    const files = await readFiles(trx, next.images);
    return {
      number: published.number + 1,
      next,
      files,
      problem: problem ?? problemOf(await findings(trx, next, files), acknowledged),
    };
  });
  if (problem !== undefined) return conclude(async () => nothingPublished(problem));
  const drawnTenant = withLook(tenant, next, number);
  const { drawn, Results } = await drawSurfaces({ tenant: drawnTenant, theme: next.theme, files }, surfaces);
  if (!drawn)
    return conclude(async () => ({
      ErrorNo: 1,
      Message: 'Nothing was published.',
      Number: null,
      Results,
    }));
  await recheckPermission();
  return conclude(async (trx) => {
    const { origin, finish } = await lockCandidate(trx);
    const added = await addLook(trx, tenant.id, next, origin);
    await finish(added);
    return { ErrorNo: 0, Number: added, Results };
  });
}

/** Why a look with these findings cannot be published. */
function problemOf(findings: readonly BrandFinding[], acknowledged: readonly string[]): string | undefined {
  if (findings.some(({ Level }) => Level === 'fails')) return 'Nothing can be published while a pair fails.';
  const unconfirmed = findings.find(({ Level, Id }) => Level === 'warning' && !acknowledged.includes(Id));
  return unconfirmed && `Confirm this warning first: ${unconfirmed.What}`;
}

const nothingPublished = (Message: string): Publication => ({
  ErrorNo: 1,
  Message,
  Number: null,
  Results: brandSurfaces.map((Surface: BrandSurface) => ({ Surface, Success: false, Message: null })),
});

const limitPublications = ({ trx, now }: Author): Promise<void> =>
  limitPerHour(publicationsPerHour, now, (since) => recentPublications(trx, since));
