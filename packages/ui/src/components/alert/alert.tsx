import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { knownKey } from '../../behaviours/known-key.model.ts';
import { Icon } from '../icon/index.ts';
import { alert, alertIcon } from './alert.styles.ts';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default `info`. */
  tone?: AlertTone | undefined;
  /** In bold above the message. */
  title?: ReactNode;
  /** Buttons or links below the message. */
  actions?: ReactNode;
  /** Spans the whole width below a header, with square corners. Default false. */
  banner?: boolean | undefined;
}

const glyphs = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX };

/**
 * Screen readers announce it when it appears: `role="alert"` for danger, otherwise `role="status"`. `role` overrides.
 */
export function Alert({
  tone: given = 'info',
  title,
  actions,
  banner = false,
  className,
  children,
  ...rest
}: AlertProps) {
  const tone = knownKey(glyphs, given, 'info');
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...rest}
      data-tone={tone}
      className={alert({ tone, banner, className })}
    >
      <Icon glyph={glyphs[tone]} className={alertIcon({ tone })} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
        {title && <strong className="font-semibold wrap-anywhere">{title}</strong>}
        {children && <div className="wrap-anywhere">{children}</div>}
        {actions && <div className="mt-1.5 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
