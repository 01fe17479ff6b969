import type { ComponentProps } from 'react';
import { knownPercent } from './progress-bar.model.ts';
import { progressFill, progressTrack } from './progress-bar.styles.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: the running task. */
  label: string;
  /** 0 to 100; without a number the bar is indeterminate. */
  value?: number | null | undefined;
  /** Default `brand`. */
  tone?: 'brand' | 'success' | 'danger' | undefined;
}

export function ProgressBar({ label, value, tone = 'brand', className, ...rest }: ProgressBarProps) {
  const known = knownPercent(value);
  return (
    <div
      role="progressbar"
      {...rest}
      aria-label={label}
      aria-valuenow={known}
      aria-valuemin={0}
      aria-valuemax={100}
      className={progressTrack({ className })}
    >
      <div
        className={progressFill({ tone, running: known === undefined })}
        style={known === undefined ? undefined : { inlineSize: `${known}%` }}
      />
    </div>
  );
}
