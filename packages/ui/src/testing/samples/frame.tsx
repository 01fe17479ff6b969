import { Ban, LayoutGrid } from 'lucide-react';
import { Breadcrumb } from '../../components/breadcrumb/index.ts';
import { Button } from '../../components/button/index.ts';
import { ConfirmResult, ResultList } from '../../components/confirm-result/index.ts';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogFoot,
  DialogForm,
  DialogFrame,
  DialogHead,
  DialogTitle,
} from '../../components/dialog/index.ts';
import { MenuButton } from '../../components/menu/index.ts';
import { MessagePage } from '../../components/message-page/index.ts';
import { PageHeader } from '../../components/page-header/index.ts';
import { NavigationButton, SideNavigation } from '../../components/side-navigation/index.ts';
import { SplitView } from '../../components/split-view/index.ts';
import { Stepper } from '../../components/stepper/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../components/tabs/index.ts';
import { createToasts, ToastRegion } from '../../components/toast/index.ts';
import { ToggleGroup } from '../../components/toggle-group/index.ts';
import { Tooltip } from '../../components/tooltip/index.ts';
import { TopBar } from '../../components/top-bar/index.ts';
import type { Samples } from './sample.ts';

const noop = () => undefined;
const places = [{ id: 'orders', label: 'Orders', icon: LayoutGrid, href: '/orders', current: true }];
const views = [
  { id: 'list', label: 'List' },
  { id: 'board', label: 'Board' },
];

/** What a page stands in, and what lies over it. */
export const frame: Samples = {
  breadcrumb: { Breadcrumb: <Breadcrumb items={[{ label: 'Orders', href: '/orders' }, { label: 'A-1' }]} /> },
  'confirm-result': {
    ConfirmResult: (
      <main>
        Orders
        <ConfirmResult
          open
          title="Drop orders"
          question="Drop 2 orders?"
          items={[{ id: '1', code: 'A-1', name: 'Marlow' }]}
          run={async () => Promise.resolve()}
          onClose={noop}
        />
      </main>
    ),
    ResultList: (
      <ResultList
        rows={[{ item: { id: '1' }, code: 'A-1', name: 'Marlow' }]}
        succeededText="Dropped"
        failedText="Kept"
      />
    ),
  },
  dialog: {
    DialogBody: <DialogBody>Nothing can bring them back.</DialogBody>,
    DialogClose: <DialogClose />,
    DialogFoot: <DialogFoot>Go back</DialogFoot>,
    DialogForm: <DialogForm aria-label="Reason" />,
    DialogFrame: (
      <main>
        Orders
        <DialogFrame open onClose={noop}>
          <DialogTitle>Drop orders</DialogTitle>
        </DialogFrame>
      </main>
    ),
    DialogHead: <DialogHead>Drop orders</DialogHead>,
    DialogTitle: <DialogTitle>Drop orders</DialogTitle>,
    Dialog: (
      <main>
        Orders
        <Dialog open onClose={noop} title="Drop orders">
          Nothing can bring them back.
        </Dialog>
      </main>
    ),
  },
  menu: {
    Menu: 'hangs at an element, which only a page has',
    MenuButton: (
      <MenuButton label="More" items={[{ id: 'drop', label: 'Drop', icon: Ban, onSelect: noop }]} />
    ),
  },
  'message-page': { MessagePage: <MessagePage heading="Not found">There is no such page.</MessagePage> },
  'page-header': { PageHeader: <PageHeader title="Orders" count={86} /> },
  'side-navigation': {
    NavigationButton: <NavigationButton open={false} onOpen={noop} />,
    SideNavigation: <SideNavigation brand="Harbour" items={places} open={false} onClose={noop} />,
  },
  'split-view': {
    SplitView: <SplitView shown="split" listLabel="Orders" list="Two" paneLabel="Order" pane="A-1" />,
  },
  stepper: { Stepper: <Stepper steps={views} current="board" /> },
  tabs: {
    Tab: (
      <div role="tablist">
        <Tab role="tab" aria-selected>
          List
        </Tab>
      </div>
    ),
    TabList: (
      <TabList>
        <Tab role="tab">List</Tab>
      </TabList>
    ),
    TabPanel: <TabPanel>Two orders</TabPanel>,
    Tabs: <Tabs label="Views" tabs={views.map((view) => ({ ...view, panel: view.label }))} />,
  },
  toast: { ToastRegion: <ToastRegion toasts={createToasts()} /> },
  'toggle-group': { ToggleGroup: <ToggleGroup label="View" items={views} value="list" /> },
  tooltip: {
    Tooltip: (
      <Tooltip text="Drops the order">
        <Button>Drop</Button>
      </Tooltip>
    ),
  },
  'top-bar': { TopBar: <TopBar end="Ada">Orders</TopBar> },
};
