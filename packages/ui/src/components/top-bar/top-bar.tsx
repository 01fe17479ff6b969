import type { ComponentProps, ReactNode } from 'react';

export interface TopBarProps extends ComponentProps<'header'> {
  /** In narrow windows only: the menu button and the brand. */
  narrowStart?: ReactNode;
  /** At the end: the account menu. */
  end?: ReactNode;
}

/** Stays visible while the page scrolls. `children` is the breadcrumb, which narrow windows hide. */
export function TopBar({ narrowStart, end, className = '', children, ...rest }: TopBarProps) {
  return (
    <header
      {...rest}
      className={`sticky top-0 z-sticky flex h-topbar flex-none items-center gap-3 border-b border-border bg-surface ps-gutter pe-4 max-md:gap-2 max-md:px-2 ${className}`}
    >
      {narrowStart && <div className="flex min-w-0 items-center gap-2 md:hidden">{narrowStart}</div>}
      <div className="min-w-0 max-md:hidden">{children}</div>
      {end && <div className="ms-auto flex max-w-[70%] flex-none items-center gap-1">{end}</div>}
    </header>
  );
}
