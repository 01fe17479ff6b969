import { spawn } from 'node:child_process';
import { requireNode } from './node-version.ts';
import { bin, root } from './root.ts';

requireNode();

/**
 * Portal and server with hot reload at the usual address. Vite listens there and proxies the server's paths to the
 * server, which restarts itself.
 */
const port = Number(process.env['PORT'] || 4000);
const behind = port + 1;
const env = { ...process.env, PORTAL_PUBLIC_PORT: String(port), PORTAL_SERVER_PORT: String(behind) };

const server = spawn(process.execPath, ['--watch-preserve-output', '--watch', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...env, PORT: String(behind) },
});
const portal = spawn(bin('vite'), ['--port', String(port), '--strictPort'], {
  cwd: `${root}/apps/portal`,
  stdio: 'inherit',
  env,
});

const stop = () => {
  server.kill();
  portal.kill();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
portal.once('exit', stop);
server.once('exit', stop);
