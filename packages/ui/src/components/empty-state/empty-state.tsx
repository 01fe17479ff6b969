import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { iconDisc } from './empty-state.styles.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  icon?: IconGlyph | undefined;
  /** One sentence, such as `No Results.` */
  title: ReactNode;
  /** At most one button. */
  action?: ReactNode;
  /** `danger` if something failed. Default `neutral`. */
  tone?: 'neutral' | 'danger' | undefined;
}

/** Content that is empty or could not be loaded. `children` is at most one more sentence. */
export function EmptyState({
  icon,
  title,
  action,
  tone = 'neutral',
  className = '',
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div
      {...rest}
      className={`grid grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-1 px-6 py-[56px] text-center wrap-anywhere ${className}`}
    >
      {icon && (
        <span className={iconDisc({ tone, className: 'mb-2.5' })}>
          <Icon glyph={icon} size={20} />
        </span>
      )}
      <p className="text-md font-semibold">{title}</p>
      {children && <p className="max-w-[44ch] text-balance text-text-muted">{children}</p>}
      {action && <div className="mt-[14px] max-w-full">{action}</div>}
    </div>
  );
}
