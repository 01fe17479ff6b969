import type { ReactNode } from 'react';
import { CodeBlock } from '../docs/code-block.tsx';
import { Page, Section } from '../docs/page.tsx';
import { WithCode } from '../docs/with-code.tsx';

interface GuideProps {
  title: string;
  summary: string;
  /** In order; parts between backquotes are code. */
  steps: readonly string[];
  /** The running example. */
  children: ReactNode;
  /** The files of the example in this folder, without `.example`. */
  files: readonly string[];
}

const sources = import.meta.glob<string>('./*.example.*', { query: '?raw', import: 'default', eager: true });
const sourceOf = (file: string) =>
  sources[`./${file.replace('.', '.example.')}`]?.trimEnd().replaceAll('.example.', '.') ?? '';

/** A usage page: what to do, a running example, and the code that runs in it. */
export function Guide({ title, summary, steps, children, files }: GuideProps) {
  return (
    <Page title={title} summary={<WithCode text={summary} />}>
      <Section title="Steps">
        <ol className="grid max-w-[76ch] list-decimal gap-2 ps-5">
          {steps.map((step) => (
            <li key={step}>
              <WithCode text={step} />
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Example">
        <div className="min-w-0 rounded-lg border border-border bg-canvas p-4">{children}</div>
      </Section>
      {files.map((file) => (
        <Section key={file} title={file}>
          <CodeBlock label={file} code={sourceOf(file)} />
        </Section>
      ))}
    </Page>
  );
}
