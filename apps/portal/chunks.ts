import type { Rolldown } from 'vite';

/*
 * How the scripts of the build are put into files (decision 0115). A request costs as much as several kilobytes, so what
 * loads together is one file. What a module named here imports comes with it, unless a group of a higher priority has it:
 * files never import each other in a circle. `e2e/pages.spec.ts` counts the files of each page.
 */

/** What is drawn first. The entry stays outside, to be found by its name. */
export const firstChunks = [
  {
    name: 'portal',
    test: /src\/(?:app\/(?:create-services|portal)|base\/(?:browser-router|error-boundary|page-data)|session\/silent-frame)\.tsx?$|\/node_modules\/(?:react-dom|get-nonce)\//,
    priority: 9,
  },
  {
    name: 'list',
    test: /screens\/applications\/list\/(?:list\.route|list-screen|early-list|opened-list)\.tsx?$|kept\/kept-views/,
    priority: 9,
  },
];

const libraries = [
  { name: 'icons', test: /\/node_modules\/lucide\// },
  {
    name: 'forms',
    test: /\/node_modules\/(?:@rjsf|ajv|lodash|json-schema|fast-|@x0k|markdown|@cfworker|react-is|jsonpointer)/,
  },
].map((chunk) => ({ ...chunk, priority: 8 }));

/** What several pages share, and what most dialogs do. Pages take the rest of what they import. */
const shared = [
  {
    name: 'pages',
    test: /useMutation\.js$|formats\/dates\.ts$|records\/(?:use-file-download|file-download|record-missing|unreadable-values)\.tsx?$|components\/(?:alert|card|field|select|key-value-list)\/(?:alert|card|field|select|key-value-list)\.tsx$|(?:client\/(?:download|error-log)|queries\/(?:download-of|listing))\.ts$|(?:safe-href|download-name|confirm-result|masked-input|au-mobile)\.model\.ts$|use-masked-(?:input|digits)\.ts$|(?:launch|drawn-image|focus-fallbacks|english-dates|person|identification|published-look|use-window-event)\.ts$/,
    priority: 7,
  },
  {
    name: 'dialogs',
    test: /components\/(?:dialog|confirm-result|text-field|text-area|checkbox|radio-group|email-field)\/(?:dialog|dialog-root|dialog-parts|confirm-result|text-field|text-area|checkbox|checkbox-box|radio-group|email-field)\.tsx$|framed-html\.tsx$|records\/(?:form-buttons|consent)\.tsx$|session\/use-draft\.ts$/,
    priority: 6,
  },
  {
    name: 'uploads',
    test: /drop-zone\/drop-zone(?:-item)?\.tsx$|tabs\/tabs\.tsx$|client\/upload\.ts$|useQueries\.js$/,
    priority: 6,
  },
  {
    name: 'after-paint',
    test: /palette\/go-to\.tsx$|look-watcher\.ts$|base\/toasts\.tsx$|shell\/print-head\.tsx$|account-entries\.tsx$|kept\/appearance\.ts$/,
    priority: 6,
  },
  { name: 'versions', test: /version-history\.tsx$|use-version-pages\.ts$/, priority: 6 },
  { name: 'lists', test: /listing\/list-screen\.tsx$|unreadable-filters\.tsx$/, priority: 6 },
  {
    name: 'application',
    test: /contract\/applications\/(?:application-actions|application-reads|part-actions|new-application)\.ts$|queries\/(?:new|edited)-application\.ts$|opening\/(?:open-form|blocked-window|form-outcome-alert)\.tsx?$|use-copied\.ts$|card-table\.tsx$|safe-link\.tsx$/,
    priority: 5,
  },
  {
    name: 'views',
    test: /views\/(?:view-location\.model|use-save-view|view-items|use-listed-views)\.ts$|kept\/(?:default-views|recent-applications)\.ts$/,
    priority: 5,
  },
  { name: 'sessions', test: /federated-sign-in\.tsx$|queries\/account\.ts$/, priority: 5 },
  { name: 'verifications', test: /queries\/verifications\.ts$|verification-actions\.ts$/, priority: 5 },
];

/** The scripts of the pages. */
export const pages = {
  detail: /detail\.route\.tsx$/,
  checks: /screens\/verifications\/(?:list\/list-screen|detail\/verification-screen)\.tsx$/,
  users: /users\/users-screen\.tsx$/,
  configuration: /configuration-screen\.tsx$|list-preview\.tsx$/,
  settings: /settings-screen\.tsx$/,
  audit: /audit-screen\.tsx$/,
  reports: /reports-screen\.tsx$|chart-picture\.ts$/,
  brand: /(?:brand-screen|portal-frame|use-first-application)\.tsx?$/,
};

/** The page that a module is, or that imports it. */
function pageOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const near = [id, ...(context.getModuleInfo(id)?.importers ?? [])];
  return Object.entries(pages).find(([, page]) => near.some((one) => page.test(one)))?.[0] ?? null;
}

/** What opens on intent: small parts that weigh less than their requests, and what they share. */
const onIntent = [
  { name: 'phone', test: /phone-numbers\.ts$/ },
  {
    name: 'actions',
    test: /actions\/(?:cancel|confirming|editing)\/(?!edit-application).*dialogs?\.tsx$|plain-check-dialogs\.tsx$|list-work\.ts$/,
  },
  { name: 'edit-and-email', test: /(?:edit-application-dialog|send-email)\.tsx$/ },
  { name: 'brand-dialogs', test: /screens\/brand\/dialogs\/.*dialog\.tsx$/ },
  { name: 'user-dialogs', test: /users\/(?:user-dialogs|invite\/invite-dialog)\.tsx$/ },
  { name: 'check-dialogs', test: /(?:company|reference)-dialog\.tsx$/ },
  { name: 'cards', test: /(?:comments|documents)-card\.tsx$/ },
  { name: 'failure', test: /(?:failed-step|failure-log|denied)\.tsx?$|client\/tolerant-reading\.ts$/ },
  { name: 'filter-dialog', test: /filter-dialog\.tsx$|multi-select\.tsx$/ },
  {
    name: 'list-dialogs',
    test: /views\/(?:view-dialogs|columns-dialog|views-menu)\.tsx?$|(?:export-confirmation|new-application-dialog)\.tsx$/,
  },
  {
    name: 'list-extras',
    test: /views\/(?:list-arrangement|view-resolver)\.tsx$|(?:resize-edge|folded-header)\.tsx$/,
  },
].map((chunk) => ({ ...chunk, priority: 2 }));

export const laterChunks = [
  ...libraries,
  ...shared,
  {
    name: 'schema-form',
    test: /forms\/schema-form\.tsx$|schema-form-part\.tsx$|server-form\.ts$/,
    priority: 3,
  },
  { name: pageOf, debugName: 'page', priority: 4 },
  ...onIntent,
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8000, priority: 1 },
];
