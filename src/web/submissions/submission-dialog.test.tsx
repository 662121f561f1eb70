import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { SubmissionKind } from '#shared/submission-fields.ts';
import { startApi } from '#test/browser/api-server.ts';
import { renderUi, signInAs } from '#test/browser/render.tsx';
import { AuthProvider } from '#web/auth/auth-provider.tsx';
import { SubmissionDialog } from './submission-dialog.tsx';

const CREATED = { status: 201, body: { submission: { id: 's1' } } };

function Opener({ kind }: { kind: SubmissionKind }) {
	const [opened, setOpened] = useState(false);
	return (
		<>
			<button type="button" onClick={() => setOpened(true)}>
				Open
			</button>
			<SubmissionDialog kind={kind} opened={opened} onClose={() => setOpened(false)} />
		</>
	);
}

async function openDialog(kind: SubmissionKind) {
	signInAs();
	const view = renderUi(
		<BrowserRouter>
			<AuthProvider>
				<QueryClientProvider client={new QueryClient()}>
					<Opener kind={kind} />
				</QueryClientProvider>
			</AuthProvider>
		</BrowserRouter>,
	);
	await view.user.click(screen.getByRole('button', { name: 'Open' }));
	const dialog = within(await screen.findByRole('dialog'));
	return { ...view, dialog, field: (name: RegExp) => dialog.getByRole('textbox', { name }) };
}

it('TOOLS-12: sends a tool with its name, address and reason, and says that it was sent', async () => {
	const api = await startApi({ 'POST /api/submissions': CREATED });
	const { user, dialog, field } = await openDialog('tool');
	await user.fill(field(/Name of the tool/), ' Kettle CRM ');
	await user.fill(field(/Web address/), 'https://kettle.example');
	await user.fill(field(/Why it belongs/), 'It drafts replies for small teams.');
	await user.click(dialog.getByRole('button', { name: 'Submit tool' }));
	expect(await screen.findByText(/Your tool was sent to the people who keep the directory/)).toBeVisible();
	expect(screen.getByText(/dana\.okafor@okafor\.example/)).toBeVisible();
	expect(api.seen('POST /api/submissions').map(({ body }) => body)).toEqual([
		{
			kind: 'tool',
			fields: {
				name: 'Kettle CRM',
				address: 'https://kettle.example',
				why: 'It drafts replies for small teams.',
			},
		},
	]);
	await user.click(screen.getByRole('button', { name: 'Done' }));
	await user.click(screen.getByRole('button', { name: 'Open' }));
	expect(await screen.findByRole('textbox', { name: /Name of the tool/ })).toHaveValue('');
});

it('PROMPTS-12: asks for title, text and purpose of a prompt, and names what is missing at its field', async () => {
	const api = await startApi({ 'POST /api/submissions': CREATED });
	const { user, dialog, field } = await openDialog('prompt');
	await user.fill(field(/^Prompt/), 'Write a reply to [customer].');
	await user.click(dialog.getByRole('button', { name: 'Submit prompt' }));
	expect(field(/^Title/)).toHaveAccessibleDescription(/Enter a title for the prompt\./);
	expect(field(/What it is for/)).toHaveAccessibleDescription(/Say what the prompt is good for\./);
	expect(field(/^Prompt/)).toBeValid();
	expect(field(/^Title/)).toHaveFocus();
	expect(api.seen('POST /api/submissions')).toEqual([]);
	await user.fill(field(/^Title/), 'Kind reply');
	expect(field(/^Title/)).toBeValid();
	await user.fill(field(/What it is for/), 'Complaints');
	await user.click(dialog.getByRole('button', { name: 'Submit prompt' }));
	expect(await screen.findByText(/Your prompt was sent/)).toBeVisible();
});

it('NICHES-5: sends a request for a niche; a failure and a closed dialog keep what was typed', async () => {
	const refused = { error: 'Too many submissions. Try again in 12 minutes.', code: 'TOO_MANY_ATTEMPTS' };
	const api = await startApi({ 'POST /api/submissions': { status: 429, body: refused } });
	const { user, dialog, field } = await openDialog('niche');
	await user.fill(field(/^Niche/), 'Piano tuners');
	await user.fill(field(/What you want to know/), 'How many of them use a booking tool?');
	await user.click(dialog.getByRole('button', { name: 'Send request' }));
	expect(await screen.findByText('It was not sent: Too many submissions. Try again in 12 minutes.')).toBeVisible();
	await user.click(dialog.getByRole('button', { name: 'Cancel' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	await user.click(screen.getByRole('button', { name: 'Open' }));
	expect(await screen.findByRole('textbox', { name: /^Niche/ })).toHaveValue('Piano tuners');
	api.routes['POST /api/submissions'] = CREATED;
	await user.click(screen.getByRole('button', { name: 'Send request' }));
	expect(await screen.findByText(/Your request was sent/)).toBeVisible();
});

it('shows what the server says of a field at that field', async () => {
	const details = [{ field: 'fields.address', problem: 'Enter another address.' }];
	await startApi({ 'POST /api/submissions': { status: 400, body: { error: 'Enter another address.', details } } });
	const { user, dialog, field } = await openDialog('tool');
	await user.fill(field(/Name of the tool/), 'Kettle');
	await user.fill(field(/Web address/), 'kettle.example');
	await user.fill(field(/Why it belongs/), 'It is good.');
	await user.click(dialog.getByRole('button', { name: 'Submit tool' }));
	expect(field(/Web address/)).toHaveAccessibleDescription(/Enter the whole address as the browser shows it/);
	await user.clear(field(/Web address/));
	await user.fill(field(/Web address/), 'https://kettle.example');
	await user.click(dialog.getByRole('button', { name: 'Submit tool' }));
	await waitFor(() => expect(field(/Web address/)).toHaveAccessibleDescription(/Enter another address\./));
});
