import { parseArgs } from 'node:util';
import { build, check, init, type Options, type Outcome } from './commands.ts';
import { fromTokens } from './from-tokens.ts';
import { tokens } from './tokens-commands.ts';

const USAGE = `portal-theme check <theme.json|.css> [--json] [--strict]
    Checks syntax, contrast in four appearances, and colours that users might confuse. --strict rejects warnings too.
portal-theme build <theme.json|.css> [--out <folder>] [--assets </path>] [--strict]
    Writes theme.<hash>.css: the declarations of the tenant, and colours for browsers that cannot derive them.
portal-theme tokens <theme.json|.css> [--out <folder>] [--for figma] [--assets </path>] [--strict]
    Writes the design tokens in four appearances and a resolver document. --for figma writes only types that Figma imports.
portal-theme from-tokens <file.tokens.json> [--out <file>] [--inputs-only]
    Writes a theme from the inputs in a file of tokens. Names derived tokens that were changed; --inputs-only ignores them.
portal-theme init --from <#rrggbb> [--out <file>]
    Writes a theme with a navigation colour that matches the brand.
Status: 0 passes, 1 does not pass, 2 could not run.`;

/** Runs the command line and reports what prevents it as an outcome. */
export const portalTheme = (args: readonly string[]): Promise<Outcome> => run(args).catch(unable);

async function run(args: readonly string[]): Promise<Outcome> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      from: { type: 'string' },
      out: { type: 'string' },
      assets: { type: 'string', default: '/assets' },
      for: { type: 'string' },
      'inputs-only': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { from, out, for: target, 'inputs-only': inputsOnly, ...rest } = values;
  const options: Options = { ...rest, from, out, for: target, inputsOnly };
  const [command, path, ...more] = positionals;
  if (values.help) return { status: 0, text: USAGE };
  if (command === 'init' && path === undefined) return init(options);
  if (path !== undefined && more.length === 0) {
    if (command === 'check') return check(path, options);
    if (command === 'build') return build(path, options);
    if (command === 'tokens') return tokens(path, options);
    if (command === 'from-tokens') return fromTokens(path, options);
  }
  return { status: 2, text: USAGE };
}

function unable(failure: unknown): Outcome {
  if (!(failure instanceof Error)) return { status: 2, text: String(failure) };
  const { code, path, message } = failure as NodeJS.ErrnoException;
  return { status: 2, text: code === 'ENOENT' ? `${path} does not exist.` : message };
}
