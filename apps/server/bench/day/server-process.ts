import { join } from 'node:path';
import { publishedKey } from '../../src/platform/db/sealer.ts';
import { freePort } from '../../src/platform/http/listen.ts';
import { runProgram } from '../../src/testing/program.ts';

/** What a process said of itself since it was last asked. */
export interface ProcessFigures {
  /** Megabytes. */
  readonly rss: number;
  readonly heap: number;
  readonly external: number;
  /** Milliseconds: a turn in a hundred is later than the one, and none is later than the other. */
  readonly lagP99: number;
  readonly lagMost: number;
  /** Seconds of processor since the start. */
  readonly processor: number;
}

export interface ServerProcess {
  readonly port: number;
  figures(): Promise<ProcessFigures>;
  stop(): Promise<void>;
}

const megabyte = 1_048_576;

/** The server as it is built and shipped, with the settings of one in use but for its demo data. */
export async function startBuilt(databaseUrl: string): Promise<ServerProcess> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const program = runProgram(join('..', 'dist', 'main.js'), {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    PORTAL_HOST: '127.0.0.1',
    PORTAL_METRICS_PORT: String(metricsPort),
    PORTAL_DEMO: '1',
    PORTAL_DATA_KEY: Buffer.from(publishedKey).toString('base64'),
    NODE_ENV: 'production',
  });
  await program.line('Portal ready');
  const figures = async (): Promise<ProcessFigures> => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    const text = await answer.text();
    const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    return {
      rss: of('process_resident_memory_bytes') / megabyte,
      heap: of('nodejs_heap_size_used_bytes') / megabyte,
      external: of('nodejs_external_memory_bytes') / megabyte,
      lagP99: of('nodejs_eventloop_lag_p99_seconds') * 1000,
      lagMost: of('nodejs_eventloop_lag_max_seconds') * 1000,
      processor: of('process_cpu_seconds_total'),
    };
  };
  return {
    port,
    figures,
    stop: async () => {
      program.signal('SIGTERM');
      const { code, problems } = await program.ended;
      if (code !== 0) throw new Error(`The server ended with ${code}: ${problems}`);
    },
  };
}
