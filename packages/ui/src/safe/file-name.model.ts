import { withoutInvisible } from './text.model.ts';

/**
 * Returns a file name without folders and without characters that disguise it or that a system rejects; may be empty.
 */
export const cleanFileName = (name: string): string =>
  withoutInvisible(
    (
      name
        .normalize('NFC')
        .toWellFormed()
        .split(/[/\\]/)
        .findLast((part) => part.trim() !== '') ?? ''
    ).replace(/\s+/g, ' '),
  )
    .replaceAll('\0', '')
    .replace(/[:*?"<>|]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
