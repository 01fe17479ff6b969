import { cleanFileName } from './file-name.model.ts';

const MAX_LENGTH = 150;
/** Limit of file systems, minus the ` (1)` that browsers may add. */
const MAX_BYTES = 240;

const extensions: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'text/csv': ['csv'],
  'text/plain': ['txt', 'log'],
  'application/pdf': ['pdf'],
  'application/json': ['json'],
  'application/zip': ['zip'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/tiff': ['tif', 'tiff'],
  'image/heic': ['heic'],
};

/** Device names that Windows reserves in every folder. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])$/i;
const parameter = /;\s*([\w-]+\*?)\s*=\s*("(?:[^"\\]|\\.)*"|[^;"]*)/g;

/**
 * Returns a file name that every system can save, from a Content-Disposition header (RFC 6266, RFC 5987): without
 * folders, control characters and direction characters, at most 150 characters, and with an extension of its content
 * type. For a content type that is not downloaded, it has the extension of the fallback.
 */
export function downloadName(
  contentDisposition: string | null | undefined,
  fallback: string,
  contentType?: string | null,
): string {
  const name = cleanFileName(suggestedName(contentDisposition ?? ''));
  const allowed = extensions[(contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''] ?? [
    extensionOf(fallback) ?? 'txt',
  ];
  const extension = extensionOf(name);
  const fitting = extension !== undefined && allowed.includes(extension);
  const ending = fitting ? name.slice(-extension.length - 1) : `.${allowed[0]}`;
  const stem = fitting ? name.slice(0, -ending.length) : name;
  const unreserved = reserved.test(stem.split('.', 1)[0]?.trimEnd() ?? '') ? `_${stem}` : stem;
  return shortened(unreserved, ending) || fallback;
}

function suggestedName(header: string) {
  const found = new Map<string, string>();
  for (const [, key = '', value = ''] of header.matchAll(parameter)) {
    const name = key.toLowerCase();
    if (!found.has(name)) found.set(name, value);
  }
  return decoded(found.get('filename*') ?? '') || unquoted(found.get('filename') ?? '');
}

function unquoted(value: string) {
  return value.startsWith('"') ? value.slice(1, -1).replace(/\\(["\\])/g, '$1') : value;
}

/** Decodes `UTF-8''name%20with%20bytes`; returns undefined if the encoding is invalid. */
function decoded(value: string) {
  const parts = /^([\w-]+)'[^']*'(.*)$/.exec(value.startsWith('"') ? value.slice(1, -1) : value);
  const [, charset = '', text = ''] = parts ?? [];
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(text);
    if (/^iso-8859-1$/i.test(charset))
      return text.replace(/%([0-9a-f]{2})/gi, (_, byte: string) => String.fromCharCode(parseInt(byte, 16)));
  } catch {
    return '';
  }
  return '';
}

function extensionOf(name: string) {
  return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
}

function shortened(stem: string, ending: string) {
  let kept = '';
  let bytes = ending.length;
  for (const character of stem) {
    bytes += new TextEncoder().encode(character).length;
    if (bytes > MAX_BYTES || kept.length + character.length + ending.length > MAX_LENGTH) break;
    kept += character;
  }
  const trimmed = kept.replace(/[\s.]+$/, '');
  return trimmed === '' ? '' : trimmed + ending;
}
