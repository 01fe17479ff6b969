import { useId, type ComponentProps, type ReactNode } from 'react';
import { useShownCount } from '../../behaviours/use-shown-count.ts';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The accessible name of the region. */
  heading: string;
  /** Level of the heading. Default 2. */
  level?: 2 | 3 | undefined;
  /** In muted text next to the heading: a number of items, or a text such as `3 of 12`. */
  count?: number | string | undefined;
  /** A line in small muted text under the heading. */
  description?: ReactNode;
  /** Buttons at the end of the header. */
  actions?: ReactNode;
  /** No padding around the content, for tables and rows. Default false. */
  flush?: boolean | undefined;
  /** Shown instead of `children`, for a card without content. */
  emptyText?: string | undefined;
  footer?: ReactNode;
}

export function Card({
  heading,
  level = 2,
  count,
  description,
  actions,
  flush = false,
  emptyText,
  footer,
  className = '',
  children,
  ...rest
}: CardProps) {
  const id = useId();
  const counted = useShownCount(count);
  const Heading = `h${level}` as const;
  return (
    <section
      {...rest}
      aria-labelledby={id}
      className={`min-w-0 rounded-lg border border-border bg-surface ${className}`}
    >
      <div
        className={`flex min-h-[44px] flex-wrap items-center gap-2 ps-card-x pe-2 ${description ? 'py-2.5' : 'py-1.5'}`}
      >
        <div className={description ? 'min-w-0 flex-[1_1_220px]' : 'min-w-0'}>
          <div className="flex min-w-0 items-baseline gap-1.5">
            <Heading id={id} className="min-w-0 text-md font-semibold tracking-[-0.006em] wrap-anywhere">
              {heading}
            </Heading>
            {counted && <span className="font-medium text-text-muted tabular-nums">{counted}</span>}
          </div>
          {description && <p className="text-xs wrap-anywhere text-text-muted tabular-nums">{description}</p>}
        </div>
        {actions && (
          <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-1">{actions}</div>
        )}
      </div>
      {emptyText ? (
        <p className="px-card-x pt-1 pb-card-x wrap-anywhere text-text-muted">{emptyText}</p>
      ) : (
        <div className={flush ? 'overflow-hidden rounded-b-lg' : 'px-card-x pt-1 pb-card-x wrap-anywhere'}>
          {children}
        </div>
      )}
      {footer && (
        <div className="flex flex-wrap justify-end gap-2 border-t border-border px-card-x py-2.5">
          {footer}
        </div>
      )}
    </section>
  );
}
