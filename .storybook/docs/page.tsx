import type { ReactNode } from 'react';
import './page.css';

interface PageProps {
  title: string;
  /** The subject of the page in one or two sentences. */
  summary: ReactNode;
  children: ReactNode;
}

/** A page of the documentation in the theme of the tenant. */
export function Page({ title, summary, children }: PageProps) {
  return (
    <main className="sb-unstyled min-h-[100dvh] bg-surface font-sans text-sm text-text">
      <div className="mx-auto grid max-w-[960px] gap-8 px-gutter py-8 [&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_code]:font-mono [&_code]:text-xs">
        <header className="grid gap-2">
          <h1 className="text-2xl font-semibold tracking-[-0.02em]">{title}</h1>
          <div className="max-w-[68ch] text-md text-text-muted">{summary}</div>
        </header>
        {children}
      </div>
    </main>
  );
}

interface SectionProps {
  title: string;
  children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}
