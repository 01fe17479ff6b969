import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { LinkPurpose } from '../../platform/db/column-types.ts';
import type { Trx } from '../../platform/db/connect.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { accessEnds, openAccess, type AccessChange, type OpenAccess } from './access-ends.ts';
import {
  confirmAuthenticator,
  pendingSecret,
  removeAuthenticator,
  consumeAppCode,
} from '../factors/authenticator.ts';
import { removePasskeys } from '../factors/passkeys.ts';
import { createToken } from '../tokens/one-time-link.ts';
import { recordStore } from '../provider/record.adapter.ts';
import { beginSession, endSession } from './sessions.ts';
import { codeShown } from '../testing/app-codes.ts';
import { givePasskey } from '../testing/passkey.ts';
import { setStatus } from '../testing/people.ts';
import { changeRole } from '../users/user-change.service.ts';
import { endAccess } from '../directory/user.store.ts';
import { replacePasswordHash, storePassword } from '../passwords/password.store.ts';

const owner = { tenant: 'harbour', globalId: 'G-FULL' };
const { base32 } = pendingSecret(Buffer.alloc(32, 7), { issuer: 'Harbour Trust', email: 'x@y.example' });
const at = new Date('2026-11-22T03:00:00Z');
const later = new Date(at.getTime() + 60_000);
const issuer = 'http://localhost:4000/oidc';

const otherPurposes = [
  'entry',
  'federated',
  'federated landing',
  'invitation',
  'landing',
  'passkey',
  'password',
  'second-step',
] as const satisfies readonly LinkPurpose[];

onEachDatabase('A user', (db) => {
  const inTenant = <T>(work: (trx: Trx) => Promise<T>) => db().inTenant('harbour', work);
  const throwing = () => {
    throw new Error('not expected');
  };
  const records = (model: string) =>
    recordStore(db(), issuer, { reused: throwing, unstorable: throwing }, Date.now)(model);

  /** Creates every kind of access for one user. */
  async function open(globalId: string, name: string) {
    await inTenant(async (trx) => {
      for (const purpose of [...otherPurposes, 'methods', 'federated request'] as const)
        await createToken(trx, { tenant: 'harbour', globalId, purpose, validForMs: 60_000 });
      await sql`delete from portal_session where id = ${name}`.execute(trx);
      const session = { tenant: 'harbour', id: name, globalId, device: '', startedAt: new Date() };
      await beginSession(trx, session, new Date());
      await sql`insert into mail_message (tenant_id, id, kind, address, subject, text, html, state, queued_at, changed_at)
        select 'harbour', gen_random_uuid(), 'password-reset', email, '', '', '', 'queued', now(), now() from portal_user where global_id = ${globalId}`.execute(
        trx,
      );
    });
    await records('Session').upsert(name, { jti: name, uid: name, accountId: globalId }, 60);
    const login = { accountId: globalId };
    await records('Interaction').upsert(name, { jti: name, result: { login } }, 60);
  }

  async function stillOpen(globalId: string, name: string): Promise<readonly OpenAccess[]> {
    const { purposes, session, mail } = await inTenant(async (trx) => {
      const links = await trx
        .selectFrom('one_time_link')
        .select('purpose')
        .where('global_id', '=', globalId)
        .execute();
      const { rows } = await sql<{ session: boolean; mail: boolean }>`select
        exists (select from portal_session where id = ${name} and ended_at is null) as session,
        exists (select from mail_message where state = 'queued' and address = (
          select email from portal_user where global_id = ${globalId})) as mail`.execute(trx);
      return {
        purposes: new Set(links.map(({ purpose }) => purpose)),
        ...(rows[0] ?? throwing()),
      };
    });
    expect(purposes).toContain('federated request');
    const others = otherPurposes.filter((purpose) => purposes.has(purpose));
    expect([0, otherPurposes.length]).toContain(others.length);
    const found: Readonly<Record<OpenAccess, boolean>> = {
      session,
      'provider session': (await records('Session').find(name)) !== undefined,
      'pending sign-in': (await records('Interaction').find(name)) !== undefined,
      'link to the sign-in methods': purposes.has('methods'),
      'other one-time link': others.length > 0,
      'unsent reset email': mail,
    };
    return openAccess.filter((thing) => found[thing]);
  }

  const hash = 'scrypt$1$1$1$x$x';
  const { globalId } = owner;
  const code = (moment: Date) => codeShown(base32, moment.getTime());
  const changes: Readonly<Record<AccessChange, readonly (() => Promise<unknown>)[]>> = {
    'another password': [() => inTenant((trx) => storePassword(trx, globalId, hash, { status: 'Active' }))],
    'the same password at a higher cost': [
      () => inTenant((trx) => replacePasswordHash(trx, globalId, { hash: 'scrypt$2$1$1$x$x', was: hash })),
      () => inTenant((trx) => consumeAppCode(trx, db().sealer, owner, code(later), later)),
    ],
    'another second factor': [
      () => inTenant((trx) => confirmAuthenticator(trx, db().sealer, owner, { base32, typed: code(at) }, at)),
      () => inTenant((trx) => removeAuthenticator(trx, globalId)),
      () => givePasskey(db(), globalId),
      () => inTenant((trx) => removePasskeys(trx, globalId)),
    ],
    'sign-out everywhere': [() => inTenant((trx) => endAccess(trx, globalId))],
    'end of one session': [() => inTenant((trx) => endSession(trx, owner, 'S-ONE'))],
    'other claims': [() => inTenant((trx) => changeRole(trx, globalId, 'adviser'))],
    'another status': [
      () => setStatus(db(), globalId, 'LockedPasswordAttempts'),
      () => setStatus(db(), globalId, 'Deactivated'),
      () => setStatus(db(), globalId, 'Active'),
    ],
  };

  describe.each(Object.entries(changes))('after %s', (change, made) => {
    const { ends } = accessEnds[change as AccessChange] as { readonly ends: readonly OpenAccess[] };
    test(`keeps only what the table leaves: ends ${ends.join(', ') || 'nothing'}`, async () => {
      await db().system((trx) =>
        sql`insert into identity_issuer (issuer) values (${issuer}) on conflict do nothing`.execute(trx),
      );
      for (const make of made) {
        await open(globalId, 'S-ONE');
        await open('G-ALL', 'S-OTHER');
        await make();
        expect(await stillOpen(globalId, 'S-ONE')).toEqual(
          openAccess.filter((thing) => !ends.includes(thing)),
        );
        expect(await stillOpen('G-ALL', 'S-OTHER')).toEqual(openAccess);
      }
    });
  });

  test('loses access through no trigger that the table does not name', async () => {
    const { rows } = await db().system((trx) =>
      sql<{ name: string }>`select tgname as name from pg_trigger where not tgisinternal and tgrelid in (
        'portal_user'::regclass, 'portal_session'::regclass, 'authenticator'::regclass, 'passkey'::regclass)
        and tgname <> 'fold_user'`.execute(trx),
    );
    const named = new Set(Object.values(accessEnds).flatMap(({ triggers }): readonly string[] => triggers));
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...named].toSorted());
  });
});
