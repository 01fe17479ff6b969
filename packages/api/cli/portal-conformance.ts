#!/usr/bin/env node
import { conformance } from './conformance.ts';

process.exitCode = await conformance(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
