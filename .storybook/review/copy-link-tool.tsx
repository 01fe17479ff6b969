/** @jsxRuntime classic */
// The build of the manager calls `React.createElement` for JSX.
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { useCopyLink } from './use-copy-link.ts';

/** 'Copy link' of the toolbar. It copies stories, docs pages and sheets with every choice of the toolbar. */
export function CopyLinkTool() {
  const { copied, address, copy } = useCopyLink();
  return (
    <>
      {address === undefined ? (
        <Button variant="ghost" size="small" padding="small" ariaLabel={false} onClick={() => void copy()}>
          {copied ? 'Link copied' : 'Copy link'}
        </Button>
      ) : (
        <input
          readOnly
          aria-label="Address of this page"
          value={address}
          ref={(input) => input?.select()}
          style={{ alignSelf: 'center', inlineSize: 240 }}
        />
      )}
      <span
        role="status"
        style={{ position: 'absolute', clipPath: 'inset(50%)', inlineSize: 1, overflow: 'hidden' }}
      >
        {copied ? 'Link copied' : ''}
      </span>
    </>
  );
}
