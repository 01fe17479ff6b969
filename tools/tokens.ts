import { parseArgs } from 'node:util';
import { demoTenants } from '../.storybook/tenants.ts';
import { tokens, writeTokens } from '../packages/ui/cli/tokens-commands.ts';

/**
 * Writes the design tokens of the demonstration tenants, or of a theme file:
 * `pnpm tokens [--out <folder>] [--theme <file>] [--for figma]`.
 */
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'tokens' }, theme: { type: 'string' }, for: { type: 'string' } },
});
const { out, theme, for: target } = values;
const rest = { json: false, strict: false, from: undefined, assets: '/assets', inputsOnly: false };

const { status, text } =
  theme === undefined
    ? writeTokens(demoTenants, out, target)
    : await tokens(theme, { ...rest, out, for: target });
console.log(text);
process.exitCode = status;
