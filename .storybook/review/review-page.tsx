import type { ReactNode } from 'react';

interface ReviewPageProps {
  title: string;
  /** How much the page shows, as `14 of 14 states`. */
  count: string;
  children: ReactNode;
}

/** A page of the group 'Review', as wide as its pictures need. */
export function ReviewPage({ title, count, children }: ReviewPageProps) {
  return (
    <main className="sb-unstyled min-h-[100dvh] bg-surface font-sans text-sm text-text">
      <div className="mx-auto grid max-w-[1376px] grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-5 pb-8 min-[481px]:px-8 min-[481px]:pt-[28px] min-[481px]:pb-[40px]">
        <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h1 className="text-xl font-semibold tracking-[-0.015em]">{title}</h1>
          <p className="text-text-muted">{count}</p>
        </header>
        {children}
      </div>
    </main>
  );
}
