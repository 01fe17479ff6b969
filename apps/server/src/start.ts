import { join } from 'node:path';
import { createApp } from './app.ts';
import { originOf, type Config } from './config.ts';
import { bringUpToDate } from './db/bring-up-to-date.ts';
import { connect } from './db/connect.ts';
import { demoPassword, personas } from './db/demo/demo-users.ts';
import { seedDemo } from './db/demo/seed.ts';
import { staticFiles } from './http/static-files.ts';
import { createIdentity } from './identity/index.ts';
import { freePort, listen } from './listen.ts';
import { jsonLog } from './log.ts';
import { tenantDirectory, type TenantDirectory } from './tenants.ts';

export interface Running {
  stop(): Promise<void>;
}

/** Brings the database up to date, fills it while it is empty and demo, and serves everything on one port. */
export async function start(given: Config, root: string, write: (text: string) => void): Promise<Running> {
  const config = given.port === 0 ? await withFreePort(given) : given;
  const db = await connect(config);
  try {
    const applied = await bringUpToDate(db);
    if (applied.length > 0) write(`Database brought up to date: ${applied.join(', ')}\n`);
    if (config.demo && (await seedDemo(db))) write('Demo data stored\n');
    const tenants = tenantDirectory(db);
    const log = jsonLog(write);
    const identity = createIdentity({ db, tenants, config, log });
    const files = staticFiles(join(root, 'apps/portal/dist'));
    let stopping = false;
    const app = createApp({ db, tenants, identity, config, log, files, stopping: () => stopping });
    const listening = await listen(app, { config, log });
    write(await welcome(config, tenants));
    write(`Portal ready on ${originOf(config, 'localhost')}\n`);
    return {
      stop: async () => {
        stopping = true;
        await listening.stop();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

async function withFreePort(config: Config): Promise<Config> {
  const port = await freePort();
  return { ...config, port, publicPort: config.publicPort === 0 ? port : config.publicPort };
}

async function welcome(config: Config, tenants: TenantDirectory): Promise<string> {
  const all = await tenants.all();
  if (all.length === 0)
    return 'There is no tenant yet; make one with: pnpm tenant:add <name> <host> <admin e-mail>\n';
  // The tenant of the bare address comes first: it is the one the ready line opens.
  const bareFirst = all.toSorted(
    (one, other) => Number(other.hosts.includes('localhost')) - Number(one.hosts.includes('localhost')),
  );
  const addresses = bareFirst.map(
    (tenant) =>
      `  ${tenant.displayName.padEnd(16)} ${tenant.hosts.map((host) => originOf(config, host)).join('  ')}\n`,
  );
  if (!config.demo) return addresses.join('');
  const accounts = personas.map((persona) => `  ${emailOf(persona.name).padEnd(32)} ${persona.note}\n`);
  return ['Tenants\n', ...addresses, `Demo accounts, password ${demoPassword}\n`, ...accounts].join('');
}

const emailOf = (name: string): string => `${name.toLowerCase().replace(' ', '.')}@harbour.example`;
