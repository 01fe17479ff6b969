import { demoTenants } from '../.storybook/tenants.ts';
import { pnpmTokens } from '../packages/ui/cli/tokens-commands.ts';

/**
 * Writes the design tokens of the demonstration tenants, or of a theme file:
 * `pnpm tokens [--out <folder>] [--theme <file>] [--for figma]`.
 */
const { status, text } = await pnpmTokens(process.argv.slice(2), demoTenants);
console.log(text);
process.exitCode = status;
