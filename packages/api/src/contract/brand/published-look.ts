import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nullableText, text } from '../wire.ts';

/** The published look, for pages that are already open. Browsers revalidate it by its ETag. */
export const getPublishedLook = endpoint({
  id: 'C105',
  path: '/configuration/look',
  needs: 'public',
  revalidated: true,
  reply: v.object({
    /** Digest of the look. */
    Look: text,
    /** The style sheet of the theme. */
    Css: text,
    FaviconUrl: nullableText,
  }),
});
