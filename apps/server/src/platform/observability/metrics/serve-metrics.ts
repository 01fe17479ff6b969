import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import type { Config } from '../../../config/config.ts';
import { bindAll } from '../../sockets/listen.ts';
import { settings } from '../../../config/settings.ts';

/** Serves `/metrics`, and nothing else, on a separate port that browsers never use. */
export async function serveMetrics(registry: Registry, { port, hosts }: Pick<Config, 'port' | 'hosts'>) {
  const made = () =>
    createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
  const names = { port: settings.metricsPort.name, hosts: settings.metricsHosts.name };
  const servers = await bindAll({ port, hosts }, made, names);
  return {
    stop: async () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      await Promise.resolve();
    },
  };
}
