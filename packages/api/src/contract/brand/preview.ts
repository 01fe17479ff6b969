import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Permission } from '../permissions.ts';
import { pdfReport, text } from '../wire.ts';
import { brandImages, brandTheme } from './look.ts';

/** What a document of a preview has in place of the address of an image. */
export const brandImagePlaceholders = {
  Logo: 'portal-image:logo',
  LogoOnDark: 'portal-image:logo-dark',
} as const;

const look = { Theme: brandTheme, Images: brandImages };

/**
 * Draws the sign-in page and an email with the given values, as whole documents without scripts. Images are
 * placeholders (`brandImagePlaceholders`), because a frame sends no token. Stores nothing.
 */
export const previewBrand = endpoint({
  id: 'C99',
  method: 'POST',
  path: '/admin/brand/preview',
  needs: Permission.admin,
  changesState: false,
  body: v.strictObject({
    ...look,
    Mode: v.picklist(['light', 'dark']),
    Contrast: v.picklist(['normal', 'more']),
  }),
  reply: v.object({ SignIn: text, Email: text }),
});

/** Draws a sample report with the given values. Stores nothing. */
export const sampleBrandPdf = endpoint({
  id: 'C100',
  method: 'POST',
  path: '/admin/brand/sample-pdf',
  needs: Permission.admin,
  changesState: false,
  ...pdfReport,
  body: v.strictObject(look),
});
