import pg from 'pg';
import { inject } from 'vitest';
import { connectPostgres } from '../platform/db/connect.ts';
import { copiedDatabase } from './databases.ts';

/** A database with its own user who is not a superuser, as an operator would provide it. */
export async function ownedDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const url = new URL(await copiedDatabase());
  const user = `${url.pathname.slice(1)}_owner`;
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create role ${user} login`);
  await admin.query(`alter database ${url.pathname.slice(1)} owner to ${user}`);
  url.username = user;
  const drop = async () => {
    await admin.query(`drop database ${url.pathname.slice(1)}`);
    await admin.query(`drop role ${user}`);
    await admin.end();
  };
  return { url: url.href, drop };
}

/** The same, with the role already created by another user, so that only an administrator can grant it. */
export async function ownedWithRole() {
  const owned = await ownedDatabase();
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`grant portal_app to ${new URL(owned.url).username}`);
  await admin.end();
  const db = connectPostgres(owned.url, 1);
  const drop = async () => {
    await db.close();
    await owned.drop();
  };
  return { db, drop };
}
