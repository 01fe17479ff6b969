import { Mail, Phone } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { BrandMark } from '../brand-mark/index.ts';
import { iconDisc } from '../empty-state/index.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { TextLink } from '../text-link/index.ts';

export interface SupportContact {
  email?: string | undefined;
  phone?: string | undefined;
}

export interface MessagePageProps extends Omit<ComponentProps<'main'>, 'title'> {
  heading: string;
  /** The name next to the logo, if the brand is known. */
  brand?: string | undefined;
  /** Instead of an unknown brand. */
  icon?: IconGlyph | undefined;
  /** The next step, one button. */
  actions?: ReactNode;
  support?: SupportContact | undefined;
}

/** A whole page with one message: a failure, a time-out or a notice. `children` are its sentences. */
export function MessagePage({
  heading,
  brand,
  icon,
  actions,
  support,
  className = '',
  children,
  ...rest
}: MessagePageProps) {
  const { email, phone } = support ?? {};
  return (
    <main
      {...rest}
      className={`grid min-h-[100dvh] grid-cols-[minmax(0,1fr)] content-center justify-items-center p-6 ${className}`}
    >
      <div className="grid w-full max-w-[480px] grid-cols-[minmax(0,1fr)] justify-items-start gap-3 wrap-anywhere">
        {brand !== undefined ? (
          <BrandMark name={brand} size="lg" className="mb-2" />
        ) : (
          icon && (
            <span className={iconDisc({ tone: 'neutral' })}>
              <Icon glyph={icon} size={20} />
            </span>
          )
        )}
        <h1 className="text-2xl font-semibold tracking-[-0.02em]">{heading}</h1>
        <div className="grid w-full gap-3 text-md text-text-muted">{children}</div>
        {support && (
          <ul className="mt-1 grid w-full grid-cols-[minmax(0,1fr)] gap-1.5">
            {email && <SupportLine glyph={Mail} href={`mailto:${email}`} text={email} />}
            {phone && <SupportLine glyph={Phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`} text={phone} />}
          </ul>
        )}
        {actions && <div className="mt-2 flex max-w-full flex-wrap gap-2">{actions}</div>}
      </div>
    </main>
  );
}

function SupportLine({ glyph, href, text }: { glyph: IconGlyph; href: string; text: string }) {
  return (
    <li className="flex min-h-6 items-center gap-2">
      <Icon glyph={glyph} className="flex-none" />
      <TextLink href={href} className="min-w-0 tabular-nums rtl:[unicode-bidi:plaintext]">
        {text}
      </TextLink>
    </li>
  );
}
