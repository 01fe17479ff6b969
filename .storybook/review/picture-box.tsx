import type { ComponentProps, ReactNode } from 'react';

interface PictureBoxProps {
  /** A `PictureLink`. Default: the picture leads nowhere. */
  link?: ReactNode;
  /** Decides the height. */
  className: string;
  children: ReactNode;
}

/** The border of a picture. Its link lies over it, so that the picture may contain a button. */
export function PictureBox({ link, className, children }: PictureBoxProps) {
  return (
    <div className={`relative ${className}`}>
      <div className="size-full overflow-hidden rounded-lg border border-border bg-canvas">{children}</div>
      {link}
    </div>
  );
}

/** Leads from a picture to its story. */
export function PictureLink(props: ComponentProps<'a'> & { 'aria-label': string }) {
  return <a {...props} target="_top" className="absolute inset-0 rounded-lg" />;
}
