import { User } from 'lucide';
import type { ReactNode } from 'react';
import type { BlockDocs } from '../../docs/block.docs.ts';
import { BrandMark } from '../brand-mark/index.ts';
import { Breadcrumb } from '../breadcrumb/index.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { TopBar } from './top-bar.tsx';

const Bar = ({ children }: { children: ReactNode }) => (
  <TopBar
    className="w-full rounded-lg border"
    narrowStart={<BrandMark name="Harbour" size="sm" />}
    end={children}
  >
    <Breadcrumb items={[{ label: 'Applications' }]} />
  </TopBar>
);

export const topBarDocs = {
  summary:
    'Stays visible while the page scrolls: the breadcrumb at the start, the account at the end, the menu button in narrow windows.',
  insteadUse: ['A page header for the title and the actions of a page.'],
  guidance: [
    {
      do: {
        sentence: 'Keep to what every page has: its place in the portal, and the account.',
        Example: () => (
          <Bar>
            <IconButton icon={User} name="Fiona Full" />
          </Bar>
        ),
      },
      dont: {
        sentence: 'Actions of one page in the top bar: they appear and disappear from page to page.',
        Example: () => (
          <Bar>
            <Button>Export</Button>
            <Button variant="primary">New</Button>
            <IconButton icon={User} name="Fiona Full" />
          </Bar>
        ),
      },
    },
  ],
  anatomy: `<TopBar>
  menu button and brand, in narrow windows
  breadcrumb
  end`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
