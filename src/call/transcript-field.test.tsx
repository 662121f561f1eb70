import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import type { GivenRole } from './field/speaker-roles.ts';
import { TranscriptField } from './transcript-field.tsx';

const CALL = 'Dana: One two three.\nPriya: Four.\nDana: Five six.\nPriya: Seven eight nine ten.';

function Form({ onRoles }: { onRoles?: (roles: GivenRole[]) => void }) {
	const [value, setValue] = useState('');
	const [roles, setRoles] = useState<GivenRole[]>([]);
	return (
		<TranscriptField
			id="call"
			label="Call transcript"
			rows={12}
			value={value}
			onChange={setValue}
			roles={roles}
			onRolesChange={(next) => {
				setRoles(next);
				onRoles?.(next);
			}}
		/>
	);
}

const field = () => screen.getByRole('textbox', { name: 'Call transcript' });
const preview = () => screen.findByRole('region', { name: 'How the transcript is read' });

function textFile(name: string, content: string | Uint8Array<ArrayBuffer>): File {
	return new File([content], name, { type: 'text/plain' });
}

describe('the transcript field', () => {
	it('shows how the text is read: speakers, their share by words, turns', async () => {
		renderUi(<Form />);
		expect(field()).toHaveAttribute('rows', '12');
		expect(screen.getByText('0 characters')).toBeVisible();
		fireEvent.change(field(), { target: { value: CALL } });
		const reading = await preview();
		expect(reading).toHaveTextContent('Read as “Name: words”4 turns · 10 words');
		expect(reading).toHaveTextContent('Dana50% of words');
		expect(reading).toHaveTextContent('Priya50% of words');
		expect(screen.getByText(`${CALL.length} characters`)).toBeVisible();
	});

	it('sets who is on which side, and takes it back', async () => {
		const seen: GivenRole[][] = [];
		const { user } = renderUi(<Form onRoles={(roles) => seen.push(roles)} />);
		fireEvent.change(field(), { target: { value: CALL } });
		await preview();
		await user.selectOptions(screen.getByLabelText('Side of Dana'), 'Salesperson');
		await user.selectOptions(screen.getByLabelText('Side of Priya'), 'Prospect');
		await user.selectOptions(screen.getByLabelText('Side of Dana'), 'Side not set');
		expect(seen).toEqual([
			[{ name: 'Dana', role: 'salesperson' }],
			[
				{ name: 'Dana', role: 'salesperson' },
				{ name: 'Priya', role: 'prospect' },
			],
			[{ name: 'Priya', role: 'prospect' }],
		]);
	});

	it('says when a text names no speakers', async () => {
		renderUi(<Form />);
		fireEvent.change(field(), { target: { value: 'we talked about the price and then we stopped' } });
		const reading = await preview();
		expect(reading).toHaveTextContent('Read as text without speaker labels');
		expect(within(reading).queryByRole('combobox')).toBeNull();
	});

	it('takes the text of a chosen file', async () => {
		const { user } = renderUi(<Form />);
		await user.upload(screen.getByLabelText('Transcript file'), textFile('call.txt', CALL));
		await waitFor(() => expect(field()).toHaveValue(CALL));
	});

	it('takes a file that is dropped on it', async () => {
		renderUi(<Form />);
		fireEvent.drop(field(), { dataTransfer: { files: [textFile('call.md', CALL)] } });
		await waitFor(() => expect(field()).toHaveValue(CALL));
	});

	it('takes a long paste at the place of the cursor', () => {
		renderUi(<Form />);
		fireEvent.change(field(), { target: { value: 'before after' } });
		const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Call transcript' });
		area.setSelectionRange(7, 7);
		const long = 'Dana: One.\r\n'.repeat(4000);
		const untouched = fireEvent.paste(area, { clipboardData: { getData: () => long } });
		expect(untouched).toBe(false);
		expect(area.value).toBe(`before ${'Dana: One.\n'.repeat(4000)}after`);
		expect(fireEvent.paste(area, { clipboardData: { getData: () => 'short' } })).toBe(true);
	});

	it('reads a file of older Windows programs', async () => {
		const { user } = renderUi(<Form />);
		const bytes = Uint8Array.from([...'Ren'].map((sign) => sign.charCodeAt(0)).concat(0xe9, 0x3a, 0x20, 0x61));
		await user.upload(screen.getByLabelText('Transcript file'), textFile('call.txt', bytes));
		await waitFor(() => expect(field()).toHaveValue('René: a'));
	});

	it('refuses what is no text, empty or too large, and keeps what was there', async () => {
		const { user } = renderUi(<Form />);
		const input = screen.getByLabelText('Transcript file');
		fireEvent.change(field(), { target: { value: CALL } });
		await user.upload(input, textFile('call.txt', 'PK\u0003\u0004\u0000\u0000'));
		expect(await screen.findByText(/call\.txt is not a text file/)).toBeVisible();
		await user.upload(input, textFile('none.txt', ' \n'));
		expect(await screen.findByText('none.txt is empty.')).toBeVisible();
		await user.upload(input, textFile('long.txt', 'a'.repeat(3 * 1024 * 1024 + 1)));
		expect(await screen.findByText(/long\.txt is larger than 3 MB/)).toBeVisible();
		expect(field()).toHaveValue(CALL);
	});

	it('says which formats it cannot read yet', async () => {
		renderUi(<Form />);
		fireEvent.change(field(), { target: { value: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nDana: Hello' } });
		const reading = await preview();
		expect(reading).toHaveTextContent('No speech found');
		expect(reading).toHaveTextContent(/WebVTT/);
	});
});
