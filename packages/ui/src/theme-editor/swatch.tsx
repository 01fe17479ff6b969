import { swatch } from './theme-editor.styles.ts';

/** A sample of a colour next to its text. */
export const Swatch = ({ colour }: { colour: string }) => (
  <span aria-hidden className={swatch()} style={{ backgroundColor: colour }} />
);
