#!/usr/bin/env node
import { portalTheme } from './portal-theme-commands.ts';

const { status, text } = await portalTheme(process.argv.slice(2));
(status === 2 ? process.stderr : process.stdout).write(`${text}\n`);
process.exitCode = status;
