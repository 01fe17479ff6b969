import type { Rolldown } from 'vite';

/*
 * How the scripts of the build are put into files (decision 0115). A request costs as much as several kilobytes, so what
 * loads together is one file. What a module named here imports comes with it, unless a group of a higher priority has it:
 * files never import each other in a circle. `.size-limit.mjs` counts the files of each page.
 */

/** What is drawn first. The two entries stay outside, to be found by their names. */
export const firstChunks = [
  {
    name: 'portal',
    test: /src\/(?:app\/(?:create-services|portal)|base\/(?:browser-router|error-boundary|page-data)|session\/silent-frame)\.tsx?$|\/node_modules\/(?:react-dom|get-nonce)\//,
    priority: 9,
  },
  {
    name: 'list',
    test: /screens\/applications\/list\/(?:list-screen|early-list|opened-list)\.tsx?$|session\/kept-views/,
    priority: 9,
  },
];

const libraries = [
  { name: 'icons', test: /\/node_modules\/lucide\// },
  { name: 'phone', test: /libphonenumber/ },
  {
    name: 'forms',
    test: /\/node_modules\/(?:@rjsf|ajv|lodash|json-schema|fast-|@x0k|markdown|@cfworker|react-is|jsonpointer)/,
  },
].map((chunk) => ({ ...chunk, priority: 8 }));

/** What several pages share, and what most dialogs do. Pages take the rest of what they import. */
const shared = [
  {
    name: 'pages',
    test: /useMutation\.js$|formats\/dates\.ts$|records\/(?:use-file-download|file-download|record-missing|print-head)\.tsx?$|components\/(?:alert|card|field|select|key-value-list)\/(?:alert|card|field|select|key-value-list)\.tsx$|(?:client\/download|queries\/(?:download-of|listing))\.ts$|(?:safe-href|download-name|confirm-result|masked-input|au-mobile)\.model\.ts$|use-masked-(?:input|text)\.ts$|(?:launch|drawn-image|focus-fallbacks|english-dates|person|identification|published-look)\.ts$/,
    priority: 7,
  },
  {
    name: 'dialogs',
    test: /components\/(?:dialog|confirm-result|text-field|text-area|checkbox|radio-group|email-field)\/(?:dialog|dialog-root|dialog-parts|confirm-result|text-field|text-area|checkbox|radio-group|email-field)\.tsx$|framed-html\.tsx$|records\/(?:form-buttons|consent)\.tsx$|session\/use-draft\.ts$/,
    priority: 6,
  },
  {
    name: 'uploads',
    test: /drop-zone\/drop-zone(?:-item)?\.tsx$|tabs\/tabs\.tsx$|client\/upload\.ts$|useQueries\.js$/,
    priority: 6,
  },
  { name: 'date-field', test: /date-field\/date-field\.tsx$/, priority: 6 },
  { name: 'versions', test: /version-history\.tsx$|use-version-pages\.ts$/, priority: 6 },
  { name: 'lists', test: /listing\/(?:list-screen|unreadable-filters)\.tsx$/, priority: 6 },
  {
    name: 'application',
    test: /contract\/applications\/(?:application-actions|application-reads|part-actions|new-application)\.ts$|queries\/new-application\.ts$|opening\/(?:open-form|form-answer\.model|blocked-window|form-outcome-alert)\.tsx?$|use-copied\.ts$|card-table\.tsx$|safe-link\.tsx$/,
    priority: 5,
  },
  { name: 'verifications', test: /queries\/verifications\.ts$|verification-actions\.ts$/, priority: 5 },
];

const pages = {
  'after-paint': /palette\/go-to\.tsx$/,
  detail: /detail\.route\.tsx$/,
  checks: /screens\/verifications\/(?:list\/list-screen|detail\/verification-screen)\.tsx$/,
  users: /users-screen\.tsx$/,
  configuration: /configuration-screen\.tsx$/,
  settings: /settings-screen\.tsx$/,
  audit: /audit-screen\.tsx$/,
  reports: /reports-screen\.tsx$/,
  brand: /brand-screen\.tsx$/,
};

/** The page, or what each loads after its first paint, that imports a module itself. */
function pageOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return Object.entries(pages).find(([, page]) => importers.some((one) => page.test(one)))?.[0] ?? null;
}

/** Dialogs of a page that weigh less than their requests. */
const dialogs = [
  {
    name: 'actions',
    test: /actions\/(?:cancel|confirming|integrating|editing)\/(?!edit-application).*dialogs?\.tsx$|plain-check-dialogs\.tsx$/,
  },
  { name: 'brand-dialogs', test: /screens\/brand\/dialogs\/.*dialog\.tsx$/ },
  { name: 'user-dialogs', test: /users\/(?:user-dialogs|invite\/invite-dialog)\.tsx$/ },
  { name: 'check-dialogs', test: /(?:company|reference)-dialog\.tsx$/ },
  { name: 'cards', test: /(?:comments|documents)-card\.tsx$/ },
  { name: 'failure', test: /(?:failed-step|failure-log|denied)\.tsx?$|client\/tolerant-reading\.ts$/ },
].map((chunk) => ({ ...chunk, priority: 2 }));

export const laterChunks = [
  ...libraries,
  ...shared,
  { name: 'schema-form', test: /forms\/schema-form\.tsx$/, priority: 3 },
  { name: pageOf, debugName: 'page', priority: 4 },
  ...dialogs,
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8000, priority: 1 },
];
