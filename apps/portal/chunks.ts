import type { Rolldown } from 'vite';

/**
 * How the scripts of the build are put into files. A request costs as much as several kilobytes, so what loads together is
 * one file: what every page draws, what pages share, what a page shares with its dialogs, and what only dialogs share.
 */

/**
 * What is drawn first. What a module named here imports comes with it; the two entries stay outside, to be found by
 * their names.
 */
export const firstChunks = [
  {
    name: 'portal',
    test: /src\/(?:app\/(?:create-services|portal)|base\/(?:browser-router|error-boundary|page-data)|session\/silent-frame)\.tsx?$|\/node_modules\/(?:react-dom|get-nonce)\/|icons\/plug-zap|behaviours\/(?:index|survive-translation)|message-page\/index/,
  },
  {
    name: 'list',
    test: /screens\/applications\/list\/(?:list-screen|early-list|opened-list)\.tsx?$|session\/kept-views|components\/split-view\//,
  },
].map((chunk) => ({ ...chunk, priority: 5 }));

/** Large libraries, each loaded only by what needs it. */
const libraries = [
  {
    name: 'forms',
    test: /\/node_modules\/(?:@rjsf|ajv|lodash|json-schema|fast-|@x0k|markdown|@cfworker|react-is|jsonpointer)|ui\/src\/forms\//,
  },
  { name: 'phone', test: /libphonenumber|phone-numbers\.ts$/ },
  { name: 'charts', test: /\/(?:@visx|d3-[a-z]+)\/|ui\/src\/charts\// },
  {
    name: 'radix',
    test: /\/node_modules\/(?:@radix-ui|@floating-ui|aria-hidden|react-remove|react-style|use-|tslib)|\.radix\.tsx$/,
  },
].map((chunk) => ({ ...chunk, priority: 4, includeDependenciesRecursively: false }));

const ours = /(?:packages\/ui|apps\/portal)\/src\//;
const heavy = /ui\/src\/(?:forms|charts)\/|phone-numbers/;
/** What every page loads after its first paint. */
const everywhere = /palette\/go-to|session\/oidc-provider|src\/base\/(?:look-watcher|toasts)/;
const page =
  /screens\/.*(?:detail\.route|(?:users|audit|configuration|brand|reports|settings|verification)-screen|verifications\/list\/list-screen)\.tsx$/;
const dialogs = /screens\/(applications\/actions|brand\/dialogs|users|verifications)\/.*dialogs?\.tsx$/;
/** Entries that reach much by imports that the build drops. */
const elsewhere = /palette|screens\/brand|theme|list-preview|surface/;
const areaOf = (id: string) => /screens\/(\w+)\//.exec(id)?.[1];

const known = new Map<string, readonly string[]>();

/** The entries and lazily loaded modules that import a module, directly or not. */
function entriesOf(id: string, context: Rolldown.ChunkingContext): readonly string[] {
  const before = known.get(id);
  if (before) return before;
  const seen = new Set<string>([id]);
  for (const one of seen)
    for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  const entries = [...seen].filter((one) => {
    const info = context.getModuleInfo(one);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
  known.set(id, entries);
  return entries;
}

function isHeavy(id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>([id]);
  for (const one of seen)
    for (const imported of context.getModuleInfo(one)?.importedIds ?? [])
      if (ours.test(imported)) seen.add(imported);
  return [...seen].some((one) => heavy.test(one));
}

/** The file of a module of ours, by what loads it. Undefined: of its own, or in that of the only module that loads it. */
function sharedBy(id: string, context: Rolldown.ChunkingContext): string | undefined {
  if (!ours.test(id)) return undefined;
  const entries = entriesOf(id, context);
  const dialog = dialogs.exec(id);
  if (dialog?.[1] && !isHeavy(id, context)) return `${dialog[1].replaceAll('/', '-')}-dialogs`;
  const isOwnEntry = entries.includes(id) && !context.getModuleInfo(id)?.importers.length;
  if (isOwnEntry) return undefined;
  if (entries.some((one) => everywhere.test(one))) return 'everywhere';
  const pages = entries.filter((one) => page.test(one));
  if (pages.length > 1) return 'pages';
  const [only] = pages;
  if (
    only &&
    !/brand|theme/.test(id) &&
    entries.some((one) => !elsewhere.test(one) && areaOf(one) !== areaOf(only))
  )
    return 'pages';
  if (entries.length < 2) return undefined;
  if (only) return `page-${areaOf(only)}-${only.includes('verification-screen') ? 'one' : 'list'}`;
  if (areaOf(id) === 'brand') return 'brand-dialogs';
  return isHeavy(id, context) ? 'inputs' : 'dialogs';
}

export const laterChunks = [
  ...libraries,
  { name: sharedBy, debugName: 'shared', priority: 2, includeDependenciesRecursively: false },
  {
    name: 'after-paint',
    test: /\/lucide\/|contract\/brand\/published-look/,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'base',
    minShareCount: 2,
    test: /packages\/api\/src|\/node_modules\//,
    includeDependenciesRecursively: false,
  },
];
