import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import type { PortalUser } from '../directory/user.store.ts';

/** Maximum time between two password entries, in seconds: sessions, grants and refresh tokens end with it. */
export const signedInSeconds = 8 * 3600;

/** Seconds for which an ended session is kept: the maximum lifetime of a token (`PORTAL_TOKEN_SECONDS`). */
export const rememberedSeconds = 86_400;

/** Maximum length of the stored `User-Agent`. */
const deviceLength = 400;

/** Minimum seconds between two updates of a session's last use. */
const noteEvery = 60;

export interface NewSession {
  readonly tenant: string;
  readonly id: string;
  readonly globalId: string;
  /** The `User-Agent` header; empty if there was none. */
  readonly device: string;
  /** When the password was entered. */
  readonly startedAt: Date;
  /** Its tokens are not bound to a key, because the browser stores none. Default false. */
  readonly unbound?: boolean;
  /** In seconds since 1970, if it ends earlier than others. */
  readonly endsBy?: number | undefined;
}

/**
 * Records a session when its first token is issued, or after another sign-in. Returns false if the session has ended:
 * then no token may be issued.
 */
export async function beginSession(trx: Trx, begun: NewSession, at: Date): Promise<boolean> {
  const values = {
    device: begun.device.slice(0, deviceLength),
    unbound: begun.unbound ?? false,
    started_at: begun.startedAt,
    last_used_at: at,
    ends_at: new Date(
      Math.min(begun.startedAt.getTime() / 1000 + signedInSeconds, begun.endsBy ?? Infinity) * 1000,
    ),
  };
  const noted = await trx
    .insertInto('portal_session')
    .values({ tenant_id: begun.tenant, id: begun.id, global_id: begun.globalId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'id'])
        .doUpdateSet(values)
        .where('portal_session.ended_at', 'is', null)
        .where('portal_session.global_id', '=', begun.globalId),
    )
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/**
 * Records that another token is issued from a session. Returns false if the session has ended: then no token may be
 * issued.
 */
export async function renewSession(
  trx: Trx,
  { id, globalId }: Pick<NewSession, 'id' | 'globalId'>,
  at: Date,
): Promise<boolean> {
  const renewed = await trx
    .updateTable('portal_session')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .where('global_id', '=', globalId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
}

/** Records the use of a session, at most once a minute. */
export async function noteUse(trx: Trx, { session }: Pick<Person, 'session'>, at: Date): Promise<void> {
  await trx
    .updateTable('portal_session')
    .set({ last_used_at: at })
    .where('id', '=', session)
    .where('last_used_at', '<', new Date(at.getTime() - noteEvery * 1000))
    .execute();
}

/**
 * The user's open sessions, most recently used first. `person.session` is the session of the request. A last use is up
 * to two minutes old while a tab is open, because the portal pings the server.
 */
export const sessionsOf = (trx: Trx, { globalId }: Pick<Person, 'globalId'>, at: Date) =>
  trx
    .selectFrom('portal_session')
    .select(['id', 'device', 'unbound', 'started_at as startedAt', 'last_used_at as lastUsedAt'])
    .where('global_id', '=', globalId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', at)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();

/**
 * Ends a session of the user. Its tokens are rejected within five seconds on every server, and at once here if the
 * caller calls `forget` of `Identity` after the transaction. The provider requires the password again. Returns false
 * if the session belongs to another user or has ended.
 */
export async function endSession(
  trx: Trx,
  { globalId }: Pick<Person, 'globalId'>,
  id: string,
): Promise<boolean> {
  const ended = await open(trx, globalId).where('id', '=', id).returning('id').executeTakeFirst();
  return ended !== undefined;
}

/** Ends every session of the user except that of the request. Returns their number. */
export async function endOtherSessions(
  trx: Trx,
  { globalId, session }: Pick<Person, 'globalId' | 'session'>,
): Promise<number> {
  const ended = await open(trx, globalId).where('id', '<>', session).returning('id').execute();
  return ended.length;
}

const open = (trx: Trx, globalId: string) =>
  trx
    .updateTable('portal_session')
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where('global_id', '=', globalId)
    .where('ended_at', 'is', null);

/** A user and their open sessions, read together. */
export type Holder = PortalUser & { readonly sessions: readonly string[] };

export async function findHolder(trx: Trx, globalId: string): Promise<Holder | undefined> {
  return trx
    .selectFrom('portal_user')
    .selectAll()
    .select(
      sql<string[]>`array(select id from portal_session as open
        where open.global_id = portal_user.global_id and open.ended_at is null)`.as('sessions'),
    )
    .where('global_id', '=', globalId)
    .executeTakeFirst();
}
