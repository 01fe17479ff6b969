import { randomBytes } from 'node:crypto';
import { readConfig } from '../src/config/config.ts';
import { connect, type Database } from '../src/platform/db/connect.ts';
import { freePort } from '../src/platform/sockets/listen.ts';
import { mailServer, type MailServer } from '../src/platform/outbound/testing/mail-server.ts';
import { seedDemo } from '../src/operations/seed/seed.ts';
import { makeDatabase, startPostgres, type TestPostgres } from '../src/testing/postgres.ts';
import { runProgram } from '../src/testing/program.ts';
import { serverOn, type Server } from '../src/testing/server-process.ts';
import { testCost } from '../src/testing/test-config.ts';
import { startNginx, type Proxy } from './nginx.ts';

export interface Fleet {
  /** The port of the proxy. */
  readonly port: number;
  readonly origin: string;
  /** The hash of the public key of the proxy's certificate. */
  readonly keyHash: string;
  readonly servers: readonly Server[];
  readonly postgres: TestPostgres;
  readonly mail: MailServer;
  /** The database as an administrator, who can see the rows of every tenant. */
  readonly db: Database;
  stop(): Promise<void>;
}

const host = 'harbour.localhost';

/** Three servers behind nginx, whose database user can change no table. */
export async function startFleet(): Promise<Fleet> {
  const postgres = await startPostgres();
  const [port, plainPort] = [await freePort(), await freePort()];
  const mail = await mailServer();
  const owner = await makeDatabase(postgres.url());
  const env = {
    DATABASE_URL: owner.replace('portal@', 'fleet_server@'),
    PORTAL_DATA_KEY: randomBytes(32).toString('base64'),
    PORTAL_DEMO: '1',
    PORTAL_SCHEME: 'https',
    PORTAL_PUBLIC_PORT: String(port),
    PORTAL_HOST: '127.0.0.1',
    PORTAL_TRUSTED_PROXIES: '127.0.0.1',
    PORTAL_TOKEN_BINDING: '0',
    PORTAL_PASSWORD_COST: String(testCost),
    PORTAL_SMTP_URL: mail.url.href.replace(/\/$/, ''),
    PORTAL_MAIL_FROM: 'portal@portal.example',
  };
  const db = await connect(readConfig({ ...env, DATABASE_URL: owner }, '/'));
  await db.statement('create role fleet_server login');
  const migrated = await runProgram('cli/db-migrate.ts', { ...env, PORTAL_MIGRATION_URL: owner }).ended;
  if (migrated.code !== 0) throw new Error(migrated.problems);
  await seedDemo(db, new Date(), testCost);

  const servers: Server[] = [];
  for (let number = 0; number < 3; number += 1) servers.push(serverOn(await freePort(), env));
  await Promise.all(servers.map((server) => server.begin()));
  const proxy: Proxy = await startNginx(
    port,
    plainPort,
    servers.map((server) => server.port),
  );
  return {
    port,
    origin: `https://${host}:${port}`,
    keyHash: proxy.keyHash,
    servers,
    postgres,
    mail,
    db,
    stop: async () => {
      await proxy.stop();
      for (const { program } of servers) program().signal('SIGTERM');
      await Promise.all(servers.map(({ program }) => program().ended));
      await db.close();
      await mail.stop();
      await postgres.stop();
    },
  };
}
