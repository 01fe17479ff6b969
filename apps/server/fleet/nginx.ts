import { spawn, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Proxy {
  /** The hash of the public key of its certificate. */
  readonly keyHash: string;
  stop(): Promise<void>;
}

const example = join(import.meta.dirname, '../../../docs/operating/nginx.conf');

/** Runs the documented example configuration with other ports, names and certificates. */
export async function startNginx(
  port: number,
  plainPort: number,
  servers: readonly number[],
): Promise<Proxy> {
  const home = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  certify(home);
  const swaps: readonly (readonly [string, string])[] = [
    ...servers.map((server, index) => [`127.0.0.1:${4001 + index}`, `127.0.0.1:${server}`] as const),
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['listen 80 ', `listen 127.0.0.1:${plainPort} `],
    ['.portal.example', '.localhost'],
    ['/etc/portal/tls/', `${home}/`],
    ['/var/log/nginx/', `${home}/`],
  ];
  const text = swaps.reduce(
    (before, [from, to]) => {
      if (!before.includes(from)) throw new Error(`The example no longer holds ${from}.`);
      return before.replaceAll(from, to);
    },
    readFileSync(example, 'utf8'),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off; pid ${home}/pid; error_log ${home}/error.log; worker_processes 1; events {}
${process.getuid?.() === 0 ? 'user root;' : ''}
http { ${temporary.map((kind) => `${kind}_temp_path ${home}/${kind};`).join(' ')} access_log off;
${text} }`,
  );
  const child = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = once(child, 'exit');
  const started = async () => {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${plainPort}/`, { redirect: 'manual' }).catch(
        () => undefined,
      );
      if (answer) return;
      if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`);
    }
  };
  await started();
  const certificate = new X509Certificate(readFileSync(join(home, 'fullchain.pem')));
  const publicKey = certificate.publicKey.export({ type: 'spki', format: 'der' });
  return {
    keyHash: createHash('sha256').update(publicKey).digest('base64'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function certify(home: string): void {
  const made = spawnSync(
    'openssl',
    [
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost',
      `-addext subjectAltName=DNS:*.localhost -keyout ${home}/privkey.pem -out ${home}/fullchain.pem`,
    ].flatMap((options) => options.split(' ')),
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`No certificate could be made: ${made.stderr}`);
}
