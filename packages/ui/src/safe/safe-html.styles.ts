import { cva } from 'class-variance-authority';

export const safeHtml = cva([
  'break-words data-plain:whitespace-pre-line',
  '[&_p]:mb-2 [&_ul]:mb-2 [&_ol]:mb-2 [&>:last-child]:mb-0',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_ul]:ps-5 [&_ol]:ps-5',
  '[&_b]:font-semibold [&_strong]:font-semibold [&_i]:italic [&_em]:italic',
]);
