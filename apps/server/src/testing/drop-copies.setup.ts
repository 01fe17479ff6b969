import { afterAll } from 'vitest';
import { dropCopies } from './databases.ts';

// A setup file's own hook comes last, when the file of tests has closed what it had opened.
afterAll(dropCopies);
