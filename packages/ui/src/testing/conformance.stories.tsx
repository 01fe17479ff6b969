import { Files } from 'lucide-react';
import type { ReactElement, Ref } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ActivityFeed } from '../components/activity-feed/index.ts';
import { Alert } from '../components/alert/index.ts';
import { Avatar } from '../components/avatar/index.ts';
import { Badge } from '../components/badge/index.ts';
import { BrandMark } from '../components/brand-mark/index.ts';
import { Breadcrumb } from '../components/breadcrumb/index.ts';
import { Button, LinkButton } from '../components/button/index.ts';
import { Card } from '../components/card/index.ts';
import { Chip, ChipList } from '../components/chip/index.ts';
import { EmptyState } from '../components/empty-state/index.ts';
import { FilterChips } from '../components/filter-chips/index.ts';
import { IconButton } from '../components/icon-button/index.ts';
import { KeyValueList } from '../components/key-value-list/index.ts';
import { Loader } from '../components/loader/index.ts';
import { PageHeader } from '../components/page-header/index.ts';
import { Pagination } from '../components/pagination/index.ts';
import { ProgressBar } from '../components/progress-bar/index.ts';
import { ProgressRing } from '../components/progress-ring/index.ts';
import { SearchBox } from '../components/search-box/index.ts';
import { Skeleton } from '../components/skeleton/index.ts';
import { Spinner } from '../components/spinner/index.ts';
import { TextLink } from '../components/text-link/index.ts';
import { ToggleGroup } from '../components/toggle-group/index.ts';
import { TopBar } from '../components/top-bar/index.ts';

/** What a user of a part may put on it, whatever the part is. */
interface FromOutside {
  className: string;
  'data-from-outside': string;
  ref: Ref<never>;
}
const nothing = () => undefined;

const parts: Record<string, (outside: FromOutside) => ReactElement> = {
  ActivityFeed: (outside) => <ActivityFeed items={[]} {...outside} />,
  Alert: (outside) => <Alert {...outside}>Saved.</Alert>,
  Avatar: (outside) => <Avatar name="Ada Brook" {...outside} />,
  Badge: (outside) => <Badge {...outside}>Sent</Badge>,
  BrandMark: (outside) => <BrandMark name="Harbour" {...outside} />,
  Breadcrumb: (outside) => <Breadcrumb items={[{ label: 'Orders' }]} {...outside} />,
  Button: (outside) => <Button {...outside}>Export</Button>,
  Card: (outside) => <Card heading="Details" {...outside} />,
  Chip: (outside) => <Chip {...outside}>Lamp</Chip>,
  ChipList: (outside) => <ChipList names={['Lamp']} {...outside} />,
  EmptyState: (outside) => <EmptyState title="Nothing here" {...outside} />,
  FilterChips: (outside) => (
    <FilterChips filters={[{ id: 'step', label: 'Step', values: ['Sent'] }]} onClear={nothing} {...outside} />
  ),
  IconButton: (outside) => <IconButton icon={Files} name="Files" {...outside} />,
  KeyValueList: (outside) => <KeyValueList items={[]} {...outside} />,
  LinkButton: (outside) => (
    <LinkButton href="#there" {...outside}>
      Invite
    </LinkButton>
  ),
  Loader: (outside) => <Loader text="Loading orders..." {...outside} />,
  PageHeader: (outside) => <PageHeader title="Orders" {...outside} />,
  Pagination: (outside) => <Pagination page={1} pageSize={20} total={90} hrefFor={String} {...outside} />,
  ProgressBar: (outside) => <ProgressBar label="Sending" {...outside} />,
  ProgressRing: (outside) => <ProgressRing value={40} {...outside} />,
  SearchBox: (outside) => <SearchBox label="Search" onSearchSubmit={nothing} {...outside} />,
  Skeleton: (outside) => <Skeleton {...outside} />,
  Spinner: (outside) => <Spinner {...outside} />,
  TextLink: (outside) => (
    <TextLink href="#there" {...outside}>
      12
    </TextLink>
  ),
  ToggleGroup: (outside) => (
    <ToggleGroup
      label="View"
      items={[{ id: 'list', label: 'List' }]}
      value="list"
      onValueChange={nothing}
      {...outside}
    />
  ),
  TopBar: (outside) => <TopBar {...outside} />,
};

const referred = new Map<string, unknown>();

function Everything() {
  return Object.entries(parts).map(([name, draw]) => (
    <div key={name}>
      {draw({
        className: 'from-outside',
        'data-from-outside': name,
        ref: (element: never) => void referred.set(name, element),
      })}
    </div>
  ));
}

const meta = preview.meta({
  component: Everything,
  title: 'Blocks/Conformance',
  // Pieces out of their context; each is looked at in its own stories.
  parameters: { a11y: { test: 'off' } },
  tags: ['!autodocs', '!dev'],
});

export const Default = meta.story();
Default.test('puts ref, class and everything else on one and the same element', async ({ canvasElement }) => {
  for (const name of Object.keys(parts)) {
    const element = canvasElement.querySelector(`[data-from-outside="${name}"]`);
    await expect(element, `${name} passes attributes on`).not.toBeNull();
    await expect(element, `${name} passes its class on`).toHaveClass('from-outside');
    await expect(referred.get(name), `${name} passes its ref on`).toBe(element);
  }
});
