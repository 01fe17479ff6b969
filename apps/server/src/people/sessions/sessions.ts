import { sql } from 'kysely';
import type { Trx } from '../../platform/db/connect.ts';
import type { Person } from '../../platform/http/person.ts';
import type { PortalUser } from '../directory/user.store.ts';

/** Longest time between two passwords, in seconds: sessions, grants and refresh tokens end with it. */
export const signedInSeconds = 8 * 3600;

/** Seconds for which a session is remembered after its end: as long as the longest life of a token (`PORTAL_TOKEN_SECONDS`). */
export const rememberedSeconds = 86_400;

/** Longest text that is kept of what a browser says of itself. */
const deviceLength = 400;

/** Seconds within which a session that is used again is not noted again. */
const noteEvery = 60;

/** Where somebody is signed in. */
export interface OpenSession {
  readonly id: string;
  /** The header `User-Agent` of the browser; empty where it said nothing. */
  readonly device: string;
  /** When the password was typed. */
  readonly startedAt: Date;
  /** Up to two minutes old while a tab is open: the portal tells by its ping. */
  readonly lastUsedAt: Date;
}

export interface NewSession {
  readonly tenant: string;
  readonly id: string;
  readonly globalId: string;
  readonly device: string;
  readonly startedAt: Date;
}

/**
 * Notes a session from which a token is issued for the first time, or after another sign-in. False where it has ended:
 * then there must be no token.
 */
export async function beginSession(trx: Trx, begun: NewSession, at: Date): Promise<boolean> {
  const values = {
    device: begun.device.slice(0, deviceLength),
    started_at: begun.startedAt,
    last_used_at: at,
    ends_at: new Date(begun.startedAt.getTime() + signedInSeconds * 1000),
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

/** Notes a session from which another token is issued. False where it has ended: then there must be none. */
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

/** Notes that somebody is still there, at most once in a minute. */
export async function noteUse(trx: Trx, { session }: Pick<Person, 'session'>, at: Date): Promise<void> {
  await trx
    .updateTable('portal_session')
    .set({ last_used_at: at })
    .where('id', '=', session)
    .where('last_used_at', '<', new Date(at.getTime() - noteEvery * 1000))
    .execute();
}

/** Where the person is signed in at the moment, what was used last first. `person.session` is the one that asks. */
export async function sessionsOf(
  trx: Trx,
  { globalId }: Pick<Person, 'globalId'>,
  at: Date,
): Promise<readonly OpenSession[]> {
  return trx
    .selectFrom('portal_session')
    .select(['id', 'device', 'started_at as startedAt', 'last_used_at as lastUsedAt'])
    .where('global_id', '=', globalId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', at)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Ends a session of the person: its tokens are worth nothing within five seconds on every server, at once where `forget` of
 * `Identity` is called after the transaction; the provider asks for a password again. False for one that is not theirs, or
 * has ended.
 */
export async function endSession(
  trx: Trx,
  { globalId }: Pick<Person, 'globalId'>,
  id: string,
): Promise<boolean> {
  const ended = await open(trx, globalId).where('id', '=', id).returning('id').executeTakeFirst();
  return ended !== undefined;
}

/** Ends every session of the person but the one that asks. Answers how many there were. */
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

/** A person and the sessions that have not ended, read at once. */
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
