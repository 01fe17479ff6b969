import preset from './packages/ui/src/theme/tailwind.ts';

/** Which files use utilities; what the utilities are is the library's preset, for strangers as for us. */
export default {
  presets: [preset],
  content: ['packages/ui/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
};
