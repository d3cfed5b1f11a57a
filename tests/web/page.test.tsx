/** A page as a borrower meets it: labels, help, errors, visibility, drafts, submission. */
/** Covers src/web/page, src/web/page/rjsf. */
// @vitest-environment jsdom
import './fixtures/browser.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { drawApp, journey, LINE, UUID } from './fixtures/draw-app.tsx';

const open = (routes = {}) => drawApp(`/${UUID}/ask`, routes);
const email = () => screen.findByRole('textbox', { name: 'Email' });
const send = () => screen.getByRole('button', { name: 'Check my rate' });

test('a page shows its title, its lead with values filled in, and its fields by label', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'How can we reach you?' })).toBeVisible();
  expect(screen.getByText('HL-1', { selector: 'strong' })).toBeVisible();
  const field = await email();
  expect(field).toHaveAccessibleDescription("You'll use this to log in.");
  expect(screen.getByRole('textbox', { name: /Nickname/ })).toHaveAccessibleName('Nickname (optional)');
  expect(document.title).toBe('Acme | How can we reach you?');
});

test('a consent whose schema says const true is never ticked for the borrower', async () => {
  open();
  await email();
  expect(screen.getByRole('checkbox', { name: 'I agree' })).not.toBeChecked();
});

test('a field that a rule hides appears with its answer, and goes again', async () => {
  const { user } = open();
  await email();
  expect(screen.queryByRole('textbox', { name: 'Who is your employer?' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(await screen.findByRole('textbox', { name: 'Who is your employer?' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Who is your employer?' })).toBeNull());
});

describe('errors', () => {
  test('nothing is wrong before a field is left', async () => {
    const { user } = open();
    await user.type(await email(), 'not-an-email');
    expect(await email()).not.toBeInvalid();
    await user.tab();
    expect(await email()).toBeInvalid();
    expect(await email()).toHaveAccessibleDescription(/Enter an email address such as name@example.com/);
  });

  test('an error goes as soon as its answer is right', async () => {
    const { user } = open();
    await user.type(await email(), 'maria');
    await user.tab();
    await user.type(await email(), '@example.com');
    expect(await email()).not.toBeInvalid();
  });

  test('a refused submit names every problem, goes to the first, and leads to the others', async () => {
    const { user, server } = open();
    await email();
    await user.click(send());
    const summary = await screen.findByRole('alert', { name: "There's a problem" });
    expect(await email()).toHaveFocus();
    expect(within(summary).getByRole('heading', { level: 2 })).toHaveTextContent("There's a problem");
    const links = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(links).toEqual(['Email: Required', 'Do you have a job: Required', 'I agree: Agree to go on']);
    await user.click(within(summary).getByRole('link', { name: 'I agree: Agree to go on' }));
    expect(screen.getByRole('checkbox', { name: /I agree/ })).toHaveFocus();
    expect(server.calls(`POST ${LINE}/submission`)).toEqual([]);
  });

  test('a question that comes up after a failed submit is not wrong yet (FINDING-B17)', async () => {
    const { user } = open();
    await email();
    await user.click(send());
    await user.click(await screen.findByRole('radio', { name: 'Yes' }));
    const employer = await screen.findByRole('textbox', { name: 'Who is your employer?' });
    expect(employer).not.toBeInvalid();
    const summary = () => screen.getByRole('alert', { name: "There's a problem" });
    expect(within(summary()).queryByRole('link', { name: /employer/ })).toBeNull();
    await user.click(send());
    expect(within(summary()).getByRole('link', { name: /employer/ })).toBeVisible();
    expect(employer).toBeInvalid();
  });

  test('what the server refuses stands at its field until that field changes', async () => {
    const refused = () => ({
      status: 422,
      body: { errors: ['No'], fields: { '/email': 'This address is taken' } },
    });
    const { user } = open({ [`POST ${LINE}/submission`]: refused });
    await fill(user);
    await user.click(send());
    expect(await screen.findByRole('alert', { name: "There's a problem" })).toHaveTextContent(
      'This address is taken',
    );
    expect(await email()).toBeInvalid();
    expect(await email()).toHaveValue('maria@example.com');
    await user.type(await email(), 'x');
    expect(await email()).not.toBeInvalid();
  });

  test('what an earlier try found wrong stands at its field until it is answered anew', async () => {
    const facts = { profile: { nickname: 'Sam' }, application: { nameTaken: true } };
    const { user } = open({ [`GET ${LINE}/journey`]: () => journey({ facts }) });
    const nickname = await screen.findByRole('textbox', { name: /Nickname/ });
    expect(nickname).toBeInvalid();
    expect(nickname).toHaveAccessibleDescription(/Somebody has the name Sam\./);
    await user.type(nickname, 'my');
    expect(nickname).not.toBeInvalid();
  });

  test('a lost connection loses no answer and says what to do', async () => {
    let tries = 0;
    const { user, server } = open({
      [`POST ${LINE}/submission`]: () => {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch');
        return journey({ step: 'OFFER', done: ['ask'] });
      },
    });
    await fill(user);
    await user.click(send());
    expect(await screen.findByRole('alert', { name: "There's a problem" })).toHaveTextContent(
      /couldn't reach our servers/,
    );
    expect(await email()).toHaveValue('maria@example.com');
    await user.click(send());
    expect(await screen.findByRole('heading', { level: 1, name: 'Here is your offer' })).toBeVisible();
    const keys = server.calls(`POST ${LINE}/submission`).map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toBeTruthy();
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('submission', () => {
  test('sends the visible answers once, with the version, and goes where the journey leads', async () => {
    const { user, server } = open({
      [`POST ${LINE}/submission`]: () => journey({ step: 'OFFER', done: ['ask'] }),
    });
    await fill(user);
    await user.dblClick(send());
    const title = await screen.findByRole('heading', { level: 1, name: 'Here is your offer' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(window.location.pathname).toBe(`/account/heloc/${UUID}/end`);
    const [sent, ...more] = server.calls(`POST ${LINE}/submission`);
    expect(more).toEqual([]);
    expect(sent?.body).toEqual({
      page: 'ask',
      action: 'submit',
      version: 1,
      data: { email: 'maria@example.com', employed: false, agree: true },
    });
    expect(sent?.headers).toMatchObject({ 'x-org': 'acme', authorization: 'Bearer token' });
  });

  test('who is sent back to the same page starts it afresh, from its title', async () => {
    const { user } = open({ [`POST ${LINE}/submission`]: () => journey({ version: 2 }) });
    await fill(user);
    await user.click(send());
    const heading = await screen.findByRole('heading', { level: 1, name: 'How can we reach you?' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(await email()).toHaveValue('');
  });

  test('what cannot be undone is asked once more, and Escape is no', async () => {
    const { user, server } = open({ [`POST ${LINE}/submission`]: () => journey() });
    await email();
    await user.click(screen.getByRole('button', { name: 'Stop here' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stop?' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(server.calls(`POST ${LINE}/submission`)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Stop here' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, stop' }));
    await waitFor(() => expect(server.calls(`POST ${LINE}/submission`)).toHaveLength(1));
  });
});

describe('drafts', () => {
  test('what was typed comes back, and wins over what is stored', async () => {
    open({
      [`GET ${LINE}/journey`]: () =>
        journey({
          facts: { profile: { email: 'old@example.com', nickname: 'Mia' }, application: {} },
          drafts: { ask: { email: 'typed@exa' } },
        }),
    });
    expect(await email()).toHaveValue('typed@exa');
    expect(screen.getByRole('textbox', { name: /Nickname/ })).toHaveValue('Mia');
  });

  test('typing is saved shortly after the last key, without passwords', async () => {
    const { user, server } = open();
    await user.type(await email(), 'maria@');
    await user.type(screen.getByLabelText(/^Password/), 'correct horse');
    await waitFor(() => expect(server.calls(`PUT ${LINE}/drafts/ask`).length).toBeGreaterThan(0), {
      timeout: 60_000,
    });
    const last = server.calls(`PUT ${LINE}/drafts/ask`).at(-1);
    expect(last?.body).toEqual({ data: { email: 'maria@' } });
    expect(JSON.stringify(server.asked)).not.toContain('correct horse');
  });

  test('a page being closed saves at once', async () => {
    const { user, server } = open();
    await user.type(await email(), 'm');
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(server.calls(`PUT ${LINE}/drafts/ask`)).toHaveLength(1), 60_000);
  });
});

async function fill(user: ReturnType<typeof drawApp>['user']): Promise<void> {
  await user.type(await email(), 'maria@example.com');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
}
