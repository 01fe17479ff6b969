import type { IconGlyph } from '../icon/index.ts';

export interface RadioOption {
  value: string;
  label: string;
  /** Decoration at the end of a card. */
  icon?: IconGlyph | undefined;
  /** Help under the label. */
  hint?: string | undefined;
  /** Stays visible but cannot be selected. */
  disabled?: boolean | undefined;
  /** Why it is disabled; shown instead of the hint. */
  disabledReason?: string | undefined;
}
