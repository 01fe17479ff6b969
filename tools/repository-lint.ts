import { applicationActions, listActions, type Action } from '../packages/api/src/contract/index.ts';
import { contract } from '../packages/ui/src/theme/contract.ts';

/**
 * A lint rule of the repository: a pattern that must not occur in certain files.
 *
 * The rules read all files as text in a third of a second, because the linter reads scripts only: style sheets, pages
 * and documents break most of them too. What only scripts can break is a rule of the linter (`linter.test.ts`). A
 * linter does not see that it was switched off, and cannot tell a class name from another text.
 */
export interface LintRule {
  readonly id: string;
  /** The alternative, printed with each finding. */
  readonly instead: string;
  readonly appliesTo: RegExp;
  readonly except?: RegExp;
  readonly pattern: RegExp;
  /** Removes text to which the rule does not apply, except line breaks. */
  readonly prepare?: (source: string) => string;
}

export interface Finding {
  readonly rule: string;
  readonly line: number;
  readonly text: string;
  readonly instead: string;
}

const tests = /\.(test|test-d)\.tsx?$/;
const testsAndStories = /\.(test|test-d|stories)\.tsx?$/;

const blank = (source: string, ...patterns: RegExp[]) =>
  patterns.reduce((text, pattern) => text.replace(pattern, (match) => match.replace(/[^\n]/g, ' ')), source);
const comments = /\/\*[^]*?\*\/|(?<![:'"`\w])\/\/[^\n]*/g;
const strings = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const jsxText = />[^<>{}=;()]*</g;
/** The colour of a mask is an opacity and never visible. */
const masks = /mask-\[[^\]]*\]/g;

const tokens = Object.entries(contract).flatMap(([name, { deprecated }]) =>
  deprecated ? [] : name.slice('--portal-'.length),
);
/** Does not find names that are completed at run time. */
const unknownToken = new RegExp(
  `--portal-(?!(?:${tokens.join('|')})(?![\\w-]))(?![\\w-]*-(?![\\w-])|[\\w-]*\\$\\{)[\\w-]+`,
);

/** The labels of actions that have one label for all records. */
const actionLabels = [applicationActions, listActions]
  .flatMap((actions) => Object.values<Pick<Action<never>, 'label'>>(actions))
  .flatMap(({ label }) => (typeof label === 'string' ? label : []));

const describedStory = /(?<=\*\/\n)export const \w+ = meta\.story/g;
/** The tag is searched in the arguments of the story, or of the file's `meta`. */
const hiddenStory = /^export const \w+ = meta\.story\((?:(?!\n\}?\);|\nexport )[^])*?'!dev'/gm;
const hiddenStories = /preview\.meta\(\{(?:(?!\n\}\);)[^])*?'!dev'/;

export const lintRules: readonly LintRule[] = [
  {
    id: 'no-claim-literals',
    instead: 'Permission of @portal/api/contract',
    appliesTo: /^(packages|apps|\.storybook)\/.*\.tsx?$/,
    except: new RegExp(`^packages/api/src/contract/permissions\\.ts$|${tests.source}`),
    pattern:
      /(['"`])(view\.myapps|view\.allapps\.\w+|(app|label|comments?|document|user|exceptions|vpnsummary|entityverification)\.[a-z.]+|(reports|labid|usermanagement)\.login|portal\.settings)\1/,
    prepare: (source) => blank(source, comments),
  },
  {
    id: 'no-raw-colours',
    instead: 'a utility or variable of the tokens',
    appliesTo: /^(packages\/ui\/src\/components|apps\/portal\/src)\/.*\.(tsx?|css)$/,
    except: testsAndStories,
    pattern:
      /(?<![\w&/]|href=['"])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|-(red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose|slate|gray|zinc|neutral|stone)-\d{2,3}\b/i,
    prepare: (source) => blank(source, comments, masks),
  },
  {
    id: 'no-unknown-tokens',
    instead: 'a token of packages/ui/src/theme/contract.ts',
    appliesTo: /^(packages\/ui\/src\/(?!theme\/)|apps\/portal\/src\/|\.storybook\/).*\.(tsx?|css)$/,
    except: tests,
    pattern: unknownToken,
    prepare: (source) => blank(source, comments),
  },
  {
    id: 'no-url-literals',
    instead: 'hrefs of base/paths.ts',
    appliesTo: /^apps\/portal\/src\/screens\/.*\.tsx?$/,
    except: testsAndStories,
    pattern:
      /['"`](https?:|\/(list|application|users|reports|settings|verifications|admin|timeout|tenantnotfound|authentication)(?=['"`/?$]))/,
    prepare: (source) => blank(source, comments),
  },
  {
    id: 'palette-names-no-action',
    instead: 'the label of the contract, which the page passes in',
    appliesTo: /^apps\/portal\/src\/palette\/.*\.tsx?$/,
    except: testsAndStories,
    pattern: new RegExp(`(['"\`>])(${actionLabels.join('|')})(['"\`<])`),
    prepare: (source) => blank(source, comments),
  },
  {
    id: 'ui-knows-no-application',
    instead: 'a name of what is seen, not of what it means to the portal',
    appliesTo: /^packages\/ui\/src\/.*\.tsx?$/,
    pattern:
      /\b(\w*(Application|Applicant|Verification|Assignee|Sub_?[Bb]rand|Owner|T[Ff][Nn])|application|applicant|verification|assignee|sub_?[Bb]rand|owner(?!Document)|tfn)\w*\b/,
    prepare: (source) => blank(source, comments, strings, jsxText),
  },
  {
    id: 'no-unfinished-notes',
    instead: 'the work, or an issue',
    appliesTo: /^(packages|apps|tools|e2e|docs|\.storybook)\/.*\.(tsx?|mjs|css|html|md|svg)$/,
    except: /^tools\/repository-lint/,
    pattern: /\b(TODO|FIXME|XXX|HACK)\b/,
  },
  {
    id: 'plain-english',
    instead: 'the words of everyday technical English',
    appliesTo: /^(packages|apps|tools|e2e|docs|\.storybook)\/.*\.(tsx?|mjs|css|md)$/,
    except: /^tools\/repository-lint|^docs\/requirements\/|\/last-release\//,
    pattern:
      /\b(whoever|anew|thereof|hereof|askers?|patience|refusals?|riddle|goes on|(is|are) told|comes of it|leaves off|so many of|by now|(that|which) (is|are) none|the one before it|not good any ?more)\b/i,
  },
  {
    id: 'plain-workbench',
    instead: 'what a page or story shows, in words that its readers search for',
    appliesTo: /^\.storybook\/.*\.tsx?$/,
    pattern:
      /wears|tells its tale|at the ends of|Instead use|State to style and to test by|States, and what holds in them|Takes no focus\.|Where to find what|What holds everywhere|Another look|Several screens on the way to one end\.|rolls no dice|Rather than|Seen with|Shown is the last theme that holds\.|Try a brand, see what derives from it|Rules of stories/,
  },
  {
    id: 'stories-are-described',
    instead: 'a doc comment that says what the story shows, or the tag !dev',
    appliesTo: /\.stories\.tsx$/,
    pattern: /^export const \w+ = meta\.story/,
    prepare: (source) => (hiddenStories.test(source) ? '' : blank(source, describedStory, hiddenStory)),
  },
  {
    id: 'no-silenced-checks',
    instead: 'code that passes',
    appliesTo: /^(packages|apps|tools|e2e|\.storybook)\/.*\.(tsx?|mjs|css)$/,
    except: /^tools\/repository-lint|\.test-d\.ts$/,
    pattern: /@ts-(ignore|nocheck|expect-error)|(oxlint|eslint|oxfmt|prettier|stylelint)-(disable|ignore)/,
  },
];

/** The findings in a file, line by line. */
export function findingsIn(path: string, source: string): readonly Finding[] {
  return lintRules
    .filter(({ appliesTo, except }) => appliesTo.test(path) && !except?.test(path))
    .flatMap(({ id, pattern, prepare, instead }) =>
      (prepare?.(source) ?? source).split('\n').flatMap((line, index) => {
        const text = pattern.exec(line)?.[0];
        return text === undefined ? [] : [{ rule: id, line: index + 1, text: text.trim(), instead }];
      }),
    );
}
