import type { PreviewLocation, Surface } from '../brand.location.ts';

export const surfaceLabels = {
  list: 'List',
  application: 'Application',
  'sign-in': 'Sign in',
  email: 'Email',
  pdf: 'PDF',
} as const satisfies Record<Surface, string>;

/** What the preview shows: `List in light mode, full colour vision`. Emails and reports have one appearance. */
export function previewDescription({ shown, mode, contrast, seen }: PreviewLocation): string {
  const isFixed = shown === 'email' || shown === 'pdf';
  const more = contrast === 'more' && !isFixed ? ' with more contrast' : '';
  const vision = seen === 'full' ? 'full colour vision' : seen;
  return `${surfaceLabels[shown]} in ${isFixed ? 'light' : mode} mode${more}, ${vision}`;
}
