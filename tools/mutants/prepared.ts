import { join } from 'node:path';
import { root } from '../root.ts';
import type { Area } from './areas.ts';

interface Setup {
  readonly default: (project: {
    provide(key: string, value: unknown): void;
  }) => Promise<(() => Promise<void>) | undefined>;
}

/** Does something with what the tests of an area need. Its runners are processes of their own, which read it from the environment. */
export async function prepared(area: Area, work: () => Promise<void>): Promise<void> {
  const provided: Record<string, unknown> = {};
  Object.assign(process.env, area.env, { MUTANTS_AREA: area.name });
  const setup =
    area.setup === undefined ? undefined : ((await import(join(root, area.setup))) as Setup).default;
  const end = await setup?.({ provide: (key, value) => (provided[key] = value) });
  process.env['MUTANTS_PROVIDED'] = JSON.stringify(provided);
  try {
    await work();
  } finally {
    await end?.();
    for (const name of Object.keys(area.env ?? {})) delete process.env[name];
  }
}
