import preset from './packages/ui/src/theme/tailwind.ts';

/** The utilities are those of the library's preset; style sheets name the files that use them. */
export default {
  presets: [preset],
};
