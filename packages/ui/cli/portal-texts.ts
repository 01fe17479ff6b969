#!/usr/bin/env node
import type { Outcome } from './commands.ts';
import { checkTexts, templateOf } from './texts-commands.ts';

const USAGE = `portal-texts check <table.json|.js|.ts>
    Names missing and unknown keys, texts that equal English, and missing plural forms.
portal-texts template <locale>
    Prints a table with English values.
Status: 0 complete, 1 incomplete, 2 could not be read.`;

function run([command, argument, ...more]: readonly string[]): Promise<Outcome> | Outcome {
  if (argument !== undefined && more.length === 0) {
    if (command === 'check') return checkTexts(argument);
    if (command === 'template') return templateOf(argument);
  }
  return { status: command === '--help' ? 0 : 2, text: USAGE };
}

const outcome = await Promise.resolve(run(process.argv.slice(2))).catch((failure: unknown): Outcome => ({
  status: 2,
  text: failure instanceof Error ? failure.message : String(failure),
}));
(outcome.status === 2 ? process.stderr : process.stdout).write(`${outcome.text}\n`);
process.exitCode = outcome.status;
