interface CodeBlockProps {
  /** Accessible name of the region that scrolls. */
  label: string;
  code: string;
}

/** Lines of code that scroll sideways, also by keyboard. */
export function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <pre
      className="m-0 overflow-x-auto rounded-lg border border-border bg-sunken p-4 font-mono text-xs"
      tabIndex={0}
      aria-label={label}
      role="region"
    >
      {code}
    </pre>
  );
}
