import type { Hono } from 'hono';
import * as v from 'valibot';
import { rateLimit } from '../limits/rate-limit.ts';
import { requestHost, type AppContext, type AppEnv } from './app-env.ts';
import { bodyBytes } from './body.ts';
import { openRoute } from './guards.ts';
import { cspReportPath } from './headers.ts';
import { maxOpenBodyBytes } from './input.ts';
import type { RouteDeps } from './route.ts';

/** Reports that are read from one request. */
const maxReports = 20;
/** Lines that one tenant may cause in a minute, so that a broken browser extension cannot fill the log. */
const maxLinesPerMinute = 20;

const optionalText = v.optional(v.string(), '');
const optionalNumber = v.fallback(v.optional(v.number()), undefined);
/** The format of the Reporting API, which sends several reports at a time. */
const reportingApiReport = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({
      effectiveDirective: optionalText,
      blockedURL: optionalText,
      documentURL: optionalText,
      sourceFile: v.fallback(v.nullish(v.string(), ''), ''),
      lineNumber: optionalNumber,
    }),
  }),
  v.transform(({ body }) =>
    reduced(body.effectiveDirective, body.blockedURL, body.documentURL, body.sourceFile, body.lineNumber),
  ),
);
/** The format of browsers that support `report-uri` only. */
const legacyReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': v.optional(v.string()),
      'violated-directive': optionalText,
      'blocked-uri': optionalText,
      'document-uri': optionalText,
      'source-file': optionalText,
      'line-number': optionalNumber,
    }),
  }),
  v.transform(({ 'csp-report': body }) => {
    const directive = body['effective-directive'] ?? body['violated-directive'].split(' ', 1)[0] ?? '';
    return reduced(
      directive,
      body['blocked-uri'],
      body['document-uri'],
      body['source-file'],
      body['line-number'],
    );
  }),
);
const cspReport = v.union([reportingApiReport, legacyReport]);

/**
 * Logs each violation of a content security policy as one line. The address is public, so values are reduced:
 * directives to known names, addresses to parts that cannot name a person or a record. The sample of the text is
 * never logged.
 */
export function cspReportRoute(app: Hono<AppEnv>, { log, tenants, now }: RouteDeps): void {
  const mayLog = rateLimit(maxLinesPerMinute, now);
  openRoute(app, 'POST', cspReportPath, async (c) => {
    c.header('Cache-Control', 'no-store');
    const reports = await reportsOf(c);
    const tenant = (await tenants.byHost(requestHost(c)))?.id ?? '(none)';
    for (const violation of reports.flatMap(cspReportsOf)) {
      if (!mayLog(tenant)) break;
      log.event({ level: 'warn', event: 'policy violation', tenant, ...violation });
    }
    return c.body(null, 204);
  });
}

async function reportsOf(c: AppContext): Promise<unknown[]> {
  const text = new TextDecoder().decode(await bodyBytes(c.req.raw, maxOpenBodyBytes));
  try {
    const sent: unknown = JSON.parse(text);
    return (Array.isArray(sent) ? sent : [sent]).slice(0, maxReports);
  } catch {
    return [];
  }
}

function cspReportsOf(report: unknown) {
  const { success, output } = v.safeParse(cspReport, report);
  return success ? [output] : [];
}

const redacted = '(withheld)';

const reduced = (
  directive: string,
  blocked: string,
  page: string,
  script: string | null,
  line: number | undefined,
) => ({
  directive: /^[a-z-]{1,40}$/.test(directive) ? directive : redacted,
  blocked: /^[a-z-]{1,40}$/.test(blocked) ? blocked : (originOf(blocked) ?? redacted),
  page: areaOf(page),
  script: /\/(assets\/[\w.-]{1,80}\.js)(?:[?#]|$)/.exec(script ?? '')?.[1] ?? redacted,
  line: Number.isSafeInteger(line) ? line : undefined,
});

const originOf = (address: string): string | undefined => {
  const url = URL.parse(address);
  if (!url) return undefined;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : url.protocol;
};

/** The first part of a path names an area; later parts can name a record. */
const areaOf = (address: string): string =>
  /^\/[a-z]{0,20}(?=\/|$)/.exec(URL.parse(address)?.pathname ?? '')?.[0] ?? redacted;
