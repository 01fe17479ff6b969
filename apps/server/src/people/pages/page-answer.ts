import type { StatusCode } from 'hono/utils/http-status';
import type { AppContext } from '../../platform/http/app-env.ts';
import { newNonce, pageHeaders } from '../../platform/http/headers.ts';
import type { Tenant } from '../../platform/tenant.ts';
import { messagePage, type Message } from './message-page.ts';
import type { PageFrame } from './page.ts';

/** A page of a tenant, which is never cached. */
export function pageAnswer<Shown>(
  c: AppContext,
  tenant: Tenant,
  page: (frame: PageFrame, shown: Shown) => string,
  shown: Shown,
  status: StatusCode = 200,
): Response {
  const nonce = newNonce();
  for (const [name, value] of Object.entries(pageHeaders({ nonce }))) c.header(name, value);
  c.header('Cache-Control', 'no-store');
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.status(status);
  return c.body(page({ tenant, nonce }, shown));
}

export const messageAnswer = (
  c: AppContext,
  tenant: Tenant,
  status: StatusCode,
  message: Message,
): Response => pageAnswer(c, tenant, messagePage, message, status);

/**
 * Whether one of this site's own pages sent the form. The Origin header decides for browsers without
 * `Sec-Fetch-Site`.
 */
export function sentFromHere(c: AppContext, origin: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const from = c.req.header('origin');
  return from === undefined || from === 'null' || from === origin;
}
