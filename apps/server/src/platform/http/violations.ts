import type { Hono } from 'hono';
import * as v from 'valibot';
import { isYounger } from '../is-younger.ts';
import { requestHost, type AppContext, type AppEnv } from './app-env.ts';
import { bodyBytes } from './body.ts';
import { openRoute } from './guards.ts';
import { violationPath } from './headers.ts';
import type { RouteDeps } from './route.ts';

/** Largest body in bytes. */
const bodyMaximum = 32_768;
/** Reports that are read of one request. */
const reportMaximum = 20;
/** Lines that one tenant may cause in a minute: a broken extension in many browsers must not fill the log. */
const linesInAMinute = 20;
const minuteMs = 60_000;

const said = v.optional(v.string(), '');
const place = v.fallback(v.optional(v.number()), undefined);
/** As the Reporting API sends it: several at a time. */
const newer = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    effectiveDirective: said,
    blockedURL: said,
    documentURL: said,
    sourceFile: v.fallback(v.nullish(v.string(), ''), ''),
    lineNumber: place,
  }),
});
/** As browsers send it that know `report-uri` only. */
const older = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string()),
    'violated-directive': said,
    'blocked-uri': said,
    'document-uri': said,
    'source-file': said,
    'line-number': place,
  }),
});

interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly script: string;
  readonly line: number | undefined;
}

/**
 * What pages were refused by their policy, one line each. Anybody may send here, so nothing is taken over as it came: a
 * directive by its name, addresses without what could name a person or a record, and never the sample of the text.
 */
export function violationRoute(
  app: Hono<AppEnv>,
  { log, tenants, now = Date.now }: Pick<RouteDeps, 'log' | 'tenants' | 'now'>,
): void {
  const mayWrite = perMinute(linesInAMinute, now);
  openRoute(app, 'POST', violationPath, async (c) => {
    c.header('Cache-Control', 'no-store');
    const reports = await reportsOf(c);
    const tenant = (await tenants.byHost(requestHost(c)))?.id ?? '(none)';
    for (const violation of reports.flatMap(violationsOf)) {
      if (!mayWrite(tenant)) break;
      log.event({ level: 'warn', event: 'policy violation', tenant, ...violation });
    }
    return c.body(null, 204);
  });
}

async function reportsOf(c: AppContext): Promise<unknown[]> {
  const text = new TextDecoder().decode(await bodyBytes(c.req.raw, bodyMaximum));
  try {
    const sent: unknown = JSON.parse(text);
    return (Array.isArray(sent) ? sent : [sent]).slice(0, reportMaximum);
  } catch {
    return [];
  }
}

function violationsOf(report: unknown): Violation[] {
  if (v.is(newer, report)) {
    const { body } = v.parse(newer, report);
    return [
      violation(body.effectiveDirective, body.blockedURL, body.documentURL, body.sourceFile, body.lineNumber),
    ];
  }
  if (!v.is(older, report)) return [];
  const body = v.parse(older, report)['csp-report'];
  const directive = body['effective-directive'] ?? body['violated-directive'].split(' ', 1)[0] ?? '';
  return [
    violation(directive, body['blocked-uri'], body['document-uri'], body['source-file'], body['line-number']),
  ];
}

const withheld = '(withheld)';

const violation = (
  directive: string,
  blocked: string,
  page: string,
  script: string | null,
  line: number | undefined,
): Violation => ({
  directive: /^[a-z-]{1,40}$/.test(directive) ? directive : withheld,
  blocked: /^[a-z-]{1,40}$/.test(blocked) ? blocked : (originOf(blocked) ?? withheld),
  page: areaOf(page),
  script: /\/(assets\/[\w.-]{1,80}\.js)(?:[?#]|$)/.exec(script ?? '')?.[1] ?? withheld,
  line: Number.isSafeInteger(line) ? line : undefined,
});

const originOf = (address: string): string | undefined => {
  const url = URL.parse(address);
  if (!url) return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : url.protocol;
};

/** The first part of a path names an area; what follows may name a record. */
const areaOf = (address: string): string =>
  /^\/[a-z]{0,20}(?=\/|$)/.exec(URL.parse(address)?.pathname ?? '')?.[0] ?? withheld;

/** Whether one more may be written for a name, so many in each minute. */
function perMinute(limit: number, now: () => number): (name: string) => boolean {
  const counts = new Map<string, number>();
  let began = 0;
  return (name) => {
    if (!isYounger(began, minuteMs, now())) {
      began = now();
      counts.clear();
    }
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count < limit;
  };
}
