import { readFileSync } from 'node:fs';
import { themeInputs } from '../src/theme/contract.ts';
import { shortName } from '../src/theme/design-tokens/theme-tokens.ts';
import { readContent } from '../src/theme/files/file-content.ts';
import { problemText, UnreadableFile } from '../src/theme/files/file-problem.ts';
import { readFileContent } from '../src/theme/files/read-look-file.ts';
import { formulas } from '../src/theme/generated/formulas.ts';
import { writeResult, type Options, type Outcome } from './commands.ts';

/**
 * Reads the inputs of a theme from a file with tokens. Derived tokens that differ from what the inputs give are named,
 * and nothing is written unless `--inputs-only` accepts that.
 */
export function fromTokens(path: string, { inputsOnly, out }: Options): Outcome {
  const bytes = readFileSync(path);
  try {
    const content = readFileContent(path, bytes);
    const { theme, problems, changed } = readContent(content);
    if (!theme) return { status: 2, text: problems.map(problemText).join('\n') };
    const left = [
      ...content.unknown.map(({ name }) => `${name} is not in the contract and is not taken over.`),
      ...changed.map(
        ({ name, token, text }) =>
          `${name} was changed to ${text}. ${originOf(token)} and is not taken over.`,
      ),
    ];
    if (left.length > 0 && !inputsOnly) return { status: 1, text: left.join('\n') };
    const text = JSON.stringify(theme, null, 2);
    return out === undefined ? { status: 0, text } : writeResult(out, `${text}\n`);
  } catch (failure) {
    if (failure instanceof UnreadableFile) return { status: 2, text: problemText(failure.problem) };
    throw failure;
  }
}

function originOf(token: string): string {
  const inputs = [...inputsOf(`--portal-${token}`)].map(shortName);
  return inputs.length === 0 ? 'It is fixed' : `It is derived from ${inputs.join(' and ')}`;
}

/** The inputs that a formula reads, directly or through other tokens. */
function inputsOf(name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return new Set();
  seen.add(name);
  if (themeInputs.some((input) => input.name === name)) return new Set([name]);
  const formula = (formulas as Readonly<Record<string, string>>)[name] ?? '';
  const read = [...formula.matchAll(/var\((--portal-[\w-]+)/g)].map(([, other = '']) => other);
  return new Set(read.flatMap((other) => [...inputsOf(other, seen)]));
}
