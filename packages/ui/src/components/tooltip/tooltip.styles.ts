import { cva } from 'class-variance-authority';

export const tooltip = cva([
  'fixed inset-auto m-0 max-w-[260px] rounded-sm bg-inverse px-2 py-1 text-xs font-regular whitespace-normal',
  'text-text-on-inverse shadow-2 forced-colors:border',
]);
