import type { AppContext } from '../../platform/http/app-env.ts';
import { bodyBytes } from '../../platform/http/body.ts';

/** Maximum size of a form of these pages, in bytes. */
const formMaximum = 16 * 1024;

/** The fields of a page's form, with or without a Content-Length. */
export const formOf = async (c: AppContext): Promise<URLSearchParams> =>
  new URLSearchParams((await bodyBytes(c.req.raw, formMaximum)).toString());
