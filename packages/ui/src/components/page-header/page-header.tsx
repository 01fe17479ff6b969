import type { ComponentProps, ReactNode } from 'react';
import { useShownCount } from '../../behaviours/use-shown-count.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  title: ReactNode;
  /** Next to the title, muted: the number of items. */
  count?: number | string | undefined;
  /** Next to the title, such as a badge or a code. */
  aside?: ReactNode;
  /** A toggle group, on a line of its own in narrow windows. */
  views?: ReactNode;
  /** Progress or a notice before the actions. With a button in it, it has its own line in narrow windows. */
  notice?: ReactNode;
  /** At the end; the primary action last. */
  actions?: ReactNode;
  /** A second line of facts. */
  facts?: ReactNode;
}

export function PageHeader({
  title,
  count,
  aside,
  views,
  notice,
  actions,
  facts,
  className = '',
  ...rest
}: PageHeaderProps) {
  const counted = useShownCount(count);
  return (
    <header
      {...rest}
      className={`flex flex-none flex-wrap items-center gap-x-3 gap-y-2.5 px-gutter pt-4 pb-3 max-md:pt-3 max-md:pb-2.5 ${className}`}
    >
      <div className="flex max-w-full min-w-0 items-baseline gap-2">
        <h1 className="text-xl font-semibold tracking-[-0.015em] wrap-anywhere">
          {title}
          {counted && (
            <>
              {' '}
              <span className="ms-1 text-md font-medium tracking-[normal] text-text-muted tabular-nums">
                {counted}
              </span>
            </>
          )}
        </h1>
        {aside && <span className="inline-flex min-w-0 self-center">{aside}</span>}
      </div>
      {views && (
        <div className="max-w-full min-w-0 max-md:order-3 max-md:flex max-md:basis-full max-md:[&>*]:flex-1">
          {views}
        </div>
      )}
      {notice && (
        <div className="ms-auto flex max-w-full min-w-0 flex-wrap items-center gap-2 max-md:has-[button]:order-2 max-md:has-[button]:basis-full max-md:has-[button]:justify-between">
          {notice}
        </div>
      )}
      {actions && (
        <div
          className={`flex max-w-full flex-wrap items-center gap-2 ${notice ? 'max-md:ms-auto' : 'ms-auto'}`}
        >
          {actions}
        </div>
      )}
      {facts && (
        <div className="order-4 flex min-w-0 basis-full flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere">
          {facts}
        </div>
      )}
    </header>
  );
}
