import { Icon, type IconGlyph } from '@portal/ui/icon';
import type { ReactNode } from 'react';

interface ContentMessageProps {
  readonly heading: string;
  readonly icon: IconGlyph;
  readonly action?: ReactNode;
  /** Announced when it replaces a page. Default false. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

/** A message in place of the content of a page. The navigation stays visible. */
export function ContentMessage({ heading, icon, action, urgent = false, children }: ContentMessageProps) {
  return (
    <div role={urgent ? 'alert' : undefined} className="grid flex-1 content-center justify-items-center p-6">
      <div className="grid w-full max-w-[480px] justify-items-start gap-3">
        <span className="grid size-[44px] place-items-center rounded-full bg-sunken text-text-muted">
          <Icon glyph={icon} size={20} />
        </span>
        <h1 className="text-2xl font-semibold tracking-[-0.02em]">{heading}</h1>
        <div className="grid gap-3 text-md text-text-muted">{children}</div>
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
