// The components of ui/ in their states, for development. Only under
// `npm run dev`, at /gallery/; not part of the build.
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Star } from 'lucide-react';
import { StrictMode, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '../theme.css';
import { AlertBox } from '../ui/alert-box.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Menu } from '../ui/menu.tsx';
import { PageBody } from '../ui/page-body.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { RegionBoundary } from '../ui/region-boundary.tsx';
import { RouteTabs } from '../ui/route-tabs.tsx';
import { showToast } from '../ui/show-toast.ts';
import { Spinner } from '../ui/spinner.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { ToastArea } from '../ui/toast-area.tsx';

function Gallery() {
  return (
    <main>
      <PageBody heading="Gallery">
        <Buttons />
        <Fields />
        <Choices />
        <Overlays />
        <Toasts />
        <Tabs />
        <Section title="Spinner">
          <Spinner />
        </Section>
        <Section title="Region that failed">
          <RegionBoundary>
            <Broken />
          </RegionBoundary>
        </Section>
      </PageBody>
      <ToastArea />
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-6">
      <h2 className="mb-6 text-title">{title}</h2>
      <div className="flex flex-wrap gap-3">{children}</div>
    </section>
  );
}

function Buttons() {
  return (
    <Section title="Button">
      <Button>Primary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Danger</Button>
      <Button variant="danger-quiet">Asks first</Button>
      <Button variant="honey">Honey</Button>
      <Button disabled>Disabled</Button>
      <Button busy busyText="Saving...">
        Save
      </Button>
      <LinkButton to="/">Link</LinkButton>
      <TextButton>Like a link</TextButton>
      <TextButton disabled>Not now</TextButton>
      <IconButton label="Favourite Year 2" title="Favourite">
        <Star aria-hidden="true" size={20} />
      </IconButton>
    </Section>
  );
}

function Fields() {
  const [code, setCode] = useState('123');
  return (
    <Section title="Field and code field">
      <div className="grid w-full max-w-160 gap-5">
        <Field label="Name" placeholder="e.g. Week 1" required />
        <Field label="Domain" hint="For example example.edu" />
        <Field label="Email" type="email" error="Please enter an e-mail address." />
        <Field label="Your school" readOnly defaultValue="Orchard Primary School" />
        <PasswordField label="Password" />
        <Field label="Message" type="textarea" />
        <CodeField label="Verification code" value={code} onChange={setCode} hint="Six digits." />
        <CodeField
          label="Refused code"
          value="123456"
          onChange={() => undefined}
          error="That code did not work."
        />
      </div>
    </Section>
  );
}

function Choices() {
  const [on, setOn] = useState(false);
  return (
    <Section title="Checkbox, switch and alert box">
      <div className="grid w-full max-w-160 gap-5">
        <Checkbox label="Newsletter" checked={on} onChange={setOn} />
        <Switch label="Newsletter" hint="Now and then." checked={on} onChange={setOn} />
        <Switch label="Necessary Emails" hint="Locked." checked />
        <AlertBox>That code did not work.</AlertBox>
      </div>
    </Section>
  );
}

function Overlays() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Section title="Dialog and menu">
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Edit School"
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Update School</Button>
          </>
        }
      >
        <div className="grid gap-5">
          {['Name', 'Domain', 'Contact Name', 'Contact Email', 'Notes', 'More notes'].map(
            (label) => (
              <Field key={label} label={label} />
            ),
          )}
        </div>
      </Dialog>
      <Menu
        trigger={<Button variant="quiet">More actions</Button>}
        items={[
          { label: 'Open', onSelect: () => undefined },
          { label: 'Print', onSelect: () => undefined, disabled: true },
          { label: 'Account Settings', to: '/' },
          { label: 'Delete', onSelect: () => undefined, danger: true },
        ]}
      />
    </Section>
  );
}

function Toasts() {
  return (
    <Section title="Toast">
      <Button onClick={() => showToast('success', 'Week "Week 1" created successfully')}>
        Success
      </Button>
      <Button onClick={() => showToast('error', 'Failed to send message. Please try again later.')}>
        Error
      </Button>
      <Button onClick={() => showToast('warning', 'Upload completed with some errors.')}>
        Warning
      </Button>
      <Button onClick={() => showToast('generic', 'Subscription process is not implemented yet')}>
        Generic
      </Button>
    </Section>
  );
}

function Tabs() {
  const { pathname } = useLocation();
  const tabs = ['Teaching', 'Favourites', 'Assessment', 'Intervention', 'Resources', 'Overview'];
  return (
    <RouteTabs
      label="Example"
      current={pathname === '/' ? 'Teaching' : pathname.slice(1)}
      tabs={tabs.map((tab) => ({ id: tab, label: tab, to: `/${tab}` }))}
    >
      The panel of the tab.
    </RouteTabs>
  );
}

function Broken(): ReactNode {
  throw new Error('broken on purpose, to show what a failed region looks like');
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <CSPProvider disableStyleElements>
        <RouterProvider router={createMemoryRouter([{ path: '*', Component: Gallery }])} />
      </CSPProvider>
    </StrictMode>,
  );
}
