import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GivenRole } from '#shared/calls.ts';
import { renderUi } from '#test/browser/render.tsx';
import { normalise } from '#transcript/normalise.ts';
import { readCall } from '#transcript/read.ts';
import { isSellerOpen } from './field/speakers/speaker-roles.ts';
import { TranscriptField } from './transcript-field.tsx';

const CALL = 'Dana: One two three.\nPriya: Four.\nDana: Five six.\nPriya: Seven eight nine ten.';

interface FormProps {
	onRoles?: (roles: GivenRole[]) => void;
	start?: GivenRole[];
	sellers?: string;
}

function Form({ onRoles, start = [], sellers = '' }: FormProps) {
	const [value, setValue] = useState('');
	const [roles, setRoles] = useState<GivenRole[]>(start);
	return (
		<TranscriptField
			id="call"
			label="Call transcript"
			rows={12}
			value={value}
			onChange={setValue}
			roles={roles}
			named={{ sellers, prospects: '' }}
			onRolesChange={(next) => {
				setRoles(next);
				onRoles?.(next);
			}}
		/>
	);
}

const field = () => screen.getByRole('textbox', { name: 'Call transcript' });
const status = () => screen.getByRole('status');
const turns = () =>
	within(screen.getByRole('list', { name: 'The first turns' }))
		.getAllByRole('listitem')
		.map((turn) => turn.textContent);
const sample = (name: string) => readFileSync(`test/calls/formats/${name}`, 'utf8').replaceAll('\r\n', '\n');
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
		expect(reading).toHaveTextContent('Dana5 words50%');
		expect(reading).toHaveTextContent('Priya5 words50%');
		expect(turns()).toEqual(['DanaOne two three.', 'PriyaFour.', 'DanaFive six.']);
		expect(status()).toHaveTextContent('Read as “Name: words”: 2 speakers, 4 turns.');
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

	it('takes a long paste at the place of the cursor, and folds the text away', async () => {
		const { user } = renderUi(<Form />);
		fireEvent.change(field(), { target: { value: 'before after' } });
		const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Call transcript' });
		area.setSelectionRange(7, 7);
		const long = 'Dana: One.\r\n'.repeat(4000);
		const untouched = fireEvent.paste(area, { clipboardData: { getData: () => long } });
		expect(untouched).toBe(false);
		expect(screen.queryByRole('textbox', { name: 'Call transcript' })).toBeNull();
		const folded = screen.getByRole('group', { name: 'Call transcript' });
		expect(folded).toHaveFocus();
		await preview();
		expect(folded).toHaveTextContent('The whole text is here, folded away because it is long.');
		expect(screen.getByText('44,012 characters')).toBeVisible();
		await user.click(within(folded).getByRole('button', { name: 'Show the text' }));
		expect(field()).toHaveFocus();
		expect(field()).toHaveValue(`before ${'Dana: One.\n'.repeat(4000)}after`);
		expect(fireEvent.paste(field(), { clipboardData: { getData: () => 'short' } })).toBe(true);
	});

	it('takes another paste while a long text is folded away, and gives the one before back', async () => {
		const { user } = renderUi(<Form />);
		fireEvent.paste(field(), { clipboardData: { getData: () => 'Dana: One.\n'.repeat(4000) } });
		const folded = screen.getByRole('group', { name: 'Call transcript' });
		fireEvent.paste(folded, { clipboardData: { getData: () => CALL } });
		expect(field()).toHaveValue(CALL);
		expect(field()).toHaveFocus();
		await user.click(screen.getByRole('button', { name: 'Undo' }));
		expect(screen.getByRole('group', { name: 'Call transcript' })).toHaveFocus();
		await user.click(screen.getByRole('button', { name: 'Remove' }));
		expect(field()).toHaveValue('');
		await user.click(screen.getByRole('button', { name: 'Undo' }));
		expect(screen.getByText('44,000 characters')).toBeVisible();
	});

	it('reads a file of older Windows programs', async () => {
		const { user } = renderUi(<Form />);
		const bytes = Uint8Array.from([...'Ren'].map((sign) => sign.charCodeAt(0)).concat(0xe9, 0x3a, 0x20, 0x61));
		await user.upload(screen.getByLabelText('Transcript file'), textFile('call.txt', bytes));
		await waitFor(() => expect(field()).toHaveValue('René: a'));
	});

	it('refuses what is no text, empty or too large, says why, and keeps what was there', async () => {
		const { user } = renderUi(<Form />);
		const input = screen.getByLabelText('Transcript file');
		fireEvent.change(field(), { target: { value: CALL } });
		// A later announcement would speak over a refusal.
		await waitFor(() => expect(status()).toHaveTextContent(/^Read as/));
		const refusals: [File, RegExp][] = [
			[textFile('call.txt', 'RIFF\u0000\u0000\u0001'), /This file is not text: a recording cannot be read here/],
			[textFile('call.docx', 'no archive'), /This is not a Word document/],
			[textFile('archive.txt', 'PK\u0003\u0004\u0000\u0000'), /document|archive/],
			[textFile('call.txt', '%PDF-1.7 and so on'), /call\.txt is a PDF\. Save the transcript as/],
			[textFile('none.txt', ' \n'), /none\.txt is empty\./],
			[textFile('long.txt', 'a'.repeat(10 * 1024 * 1024 + 1)), /long\.txt is larger than 10 MB/],
		];
		for (const [file, sentence] of refusals) {
			await user.upload(input, file);
			await waitFor(() => expect(field()).toHaveAccessibleDescription(sentence));
			await waitFor(() => expect(status()).toHaveTextContent(sentence));
		}
		expect(field()).toHaveValue(CALL);
		fireEvent.change(field(), { target: { value: `${CALL} Eleven.` } });
		expect(field()).not.toHaveAccessibleDescription(/10 MB/);
	});

	it('takes one file at a time', async () => {
		renderUi(<Form />);
		const files = [textFile('one.txt', CALL), textFile('two.txt', CALL)];
		fireEvent.drop(field(), { dataTransfer: { files } });
		expect(await screen.findAllByText('These are 2 files. Choose the one of this call.')).not.toHaveLength(0);
		expect(field()).toHaveValue('');
	});
});

describe('a call in another form', () => {
	it('is written anew as one turn a line, says so, and can be had back', async () => {
		const { user } = renderUi(<Form />);
		await user.upload(screen.getByLabelText('Transcript file'), textFile('zoom.vtt', sample('zoom.vtt')));
		const reading = await preview();
		expect(reading).toHaveTextContent('Read as Zoom captions (WebVTT)4 turns');
		expect(reading).toHaveTextContent('25 s by its time marks');
		expect(status()).toHaveTextContent('Read as Zoom captions (WebVTT): 2 speakers, 4 turns.');
		expect(turns()[0]).toBe('01:05Priya NairThanks for making time, Walter. How do you book patients today?');
		const written = normalise(readCall(sample('zoom.vtt')));
		expect(field()).toHaveValue(written);
		expect(screen.getByText(/The text is now one turn a line/)).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Undo' }));
		expect(field()).toHaveValue(sample('zoom.vtt'));
		expect(field()).toHaveFocus();
		await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
		expect(await preview()).toHaveTextContent('Read as Zoom captions (WebVTT)');
		expect(field()).toHaveValue(sample('zoom.vtt'));
	});

	it('is written anew after a paste, and stays as it is while it is typed', async () => {
		const { user } = renderUi(<Form />);
		fireEvent.change(field(), { target: { value: sample('named.srt') } });
		expect(await preview()).toHaveTextContent('Read as captions (SRT)');
		expect(field()).toHaveValue(sample('named.srt'));
		await user.clear(field());
		await user.click(field());
		await user.paste(sample('named.srt'));
		await waitFor(() => expect(field()).toHaveValue(normalise(readCall(sample('named.srt')))));
		expect(screen.getByRole('region')).toHaveTextContent('Read as captions (SRT)');
	});

	it.each(['otter.txt', 'fireflies.json', 'table.csv', 'teams-graph.vtt'])(
		'of %s keeps its speakers and turns in the form',
		async (name) => {
			const { user } = renderUi(<Form />);
			await user.upload(screen.getByLabelText('Transcript file'), textFile(name, sample(name)));
			await waitFor(() => expect(field()).not.toHaveValue(''));
			await preview();
			const held = readCall(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Call transcript' }).value);
			const read = readCall(sample(name));
			expect(held.format).toBe('labelled');
			expect(held.turns.map(({ text }) => text)).toEqual(read.turns.map(({ text }) => text));
			expect(held.speakers.map((speaker) => speaker.name)).toEqual(read.speakers.map((speaker) => speaker.name));
		},
	);

	it('brings back what stood there before a file', async () => {
		const { user } = renderUi(<Form />);
		fireEvent.change(field(), { target: { value: CALL } });
		await user.upload(
			screen.getByLabelText('Transcript file'),
			textFile('other.txt', 'Tom: Hi.\nAnn: Hello.\nTom: So.'),
		);
		expect(await screen.findByText('This is the text of other.txt.')).toBeVisible();
		await user.click(screen.getByRole('button', { name: 'Undo' }));
		expect(field()).toHaveValue(CALL);
	});

	it('says what the text does not show', async () => {
		const { user } = renderUi(<Form />);
		await user.upload(screen.getByLabelText('Transcript file'), textFile('chat.txt', sample('chat.txt')));
		const reading = await preview();
		expect(reading).toHaveTextContent('No speech found');
		expect(reading).toHaveTextContent('This is the saved chat of a meeting, not its speech.');
		expect(status()).toHaveTextContent('This is the saved chat of a meeting');
		expect(field()).toHaveValue(sample('chat.txt'));
		const captions = ['Ann: One two.', 'Three four.', 'Tom: Five.', 'Ann: Six.'].map(
			(words, at) => `00:00:0${at}.000 --> 00:00:0${at}.900\n${words}`,
		);
		await user.upload(
			screen.getByLabelText('Transcript file'),
			textFile('call.vtt', `WEBVTT\n\n00:00:00.000 --> 00:00:00.100\nGood day.\n\n${captions.join('\n\n')}\n`),
		);
		await waitFor(() => expect(screen.getByRole('region')).toHaveTextContent('1 line had no speaker.'));
	});
});

describe('a call that leaves open who sells', () => {
	// The file that a server would send.
	beforeEach(() => vi.stubGlobal('fetch', async () => new Response(readFileSync('src/call-facts/learned/sides.bin'))));
	afterEach(() => vi.unstubAllGlobals());
	const question = () => screen.queryByRole('group', { name: 'Who is selling here?' });

	it('is asked about, and the answer is the side of that speaker', async () => {
		const roles: GivenRole[][] = [];
		const { user } = renderUi(<Form onRoles={(next) => roles.push(next)} />);
		fireEvent.change(field(), { target: { value: CALL } });
		await waitFor(() => expect(question()).toBeVisible());
		expect(question()).toHaveAccessibleDescription('The call does not make it clear. You can leave this open.');
		await user.click(screen.getByRole('radio', { name: 'Priya' }));
		expect(screen.getByLabelText('Side of Priya')).toHaveValue('salesperson');
		await user.keyboard('{ArrowUp}');
		expect(screen.getByRole('radio', { name: 'Dana' })).toBeChecked();
		expect(roles).toEqual([[{ name: 'Priya', role: 'salesperson' }], [{ name: 'Dana', role: 'salesperson' }]]);
		await user.selectOptions(screen.getByLabelText('Side of Dana'), 'Prospect');
		expect(question()).toBeNull();
	});

	it('is not asked about where the form names who sells, and no other call is', async () => {
		const asked = vi.fn(fetch);
		vi.stubGlobal('fetch', asked);
		const { unmount } = renderUi(<Form sellers="Dana Okafor" />);
		fireEvent.change(field(), { target: { value: CALL } });
		await preview();
		expect(asked).not.toHaveBeenCalled();
		unmount();
		renderUi(<Form />);
		fireEvent.change(field(), { target: { value: sample('zoom.vtt') } });
		await waitFor(() => expect(asked).toHaveBeenCalledOnce());
		await preview();
		expect(question()).toBeNull();
	});

	it('stays open by who buys only while more than one is left', () => {
		const speakers = readCall(`${CALL}\nTom: Eleven.\nDana: So.`).speakers;
		const prospects = (...names: string[]) => names.map((name) => ({ name, role: 'prospect' as const }));
		expect(isSellerOpen({ speakers }, prospects('Dana'))).toBe(true);
		expect(isSellerOpen({ speakers }, prospects('Dana', 'Tom'))).toBe(false);
		expect(isSellerOpen({ speakers }, [], { sellers: 'Somebody Else', prospects: 'Tom' })).toBe(true);
		expect(isSellerOpen({ speakers }, [], { sellers: '', prospects: 'Tom and Priya' })).toBe(false);
	});
});

describe('the speakers of a call', () => {
	const pencil = (name: string) => screen.getByRole('button', { name: `Rename or join ${name}` });
	const start: GivenRole[] = [
		{ name: 'Dana', role: 'salesperson' },
		{ name: 'Priya', role: 'prospect' },
	];

	it('are renamed in the text, with their side, and keep the focus', async () => {
		const roles: GivenRole[][] = [];
		const { user } = renderUi(<Form start={start} onRoles={(next) => roles.push(next)} />);
		fireEvent.change(field(), { target: { value: CALL } });
		await preview();
		await user.click(pencil('Priya'));
		const name = screen.getByRole('textbox', { name: 'Name' });
		expect(name).toHaveFocus();
		await user.clear(name);
		await user.type(name, ' Priya  Raman {Enter}');
		await waitFor(() => expect(field()).toHaveValue(CALL.replaceAll('Priya', 'Priya Raman')));
		expect(pencil('Priya Raman')).toHaveFocus();
		expect(pencil('Priya Raman')).toHaveAttribute('aria-expanded', 'false');
		expect(screen.getByLabelText('Side of Priya Raman')).toHaveValue('prospect');
		expect(roles.at(-1)).toEqual([start[0], { name: 'Priya Raman', role: 'prospect' }]);
		expect(status()).toHaveTextContent('Priya is now Priya Raman.');
		await user.click(screen.getByRole('button', { name: 'Undo' }));
		expect(field()).toHaveValue(CALL);
		expect(roles.at(-1)).toEqual(start);
	});

	it('keep their name after Escape, and refuse an empty one, another speaker’s, or one that reads as speech', async () => {
		const { user } = renderUi(<Form />);
		fireEvent.change(field(), { target: { value: CALL } });
		await preview();
		await user.click(pencil('Dana'));
		const name = () => screen.getByRole('textbox', { name: 'Name' });
		await user.clear(name());
		await user.click(screen.getByRole('button', { name: 'Save' }));
		expect(name()).toHaveAccessibleDescription('Enter a name.');
		await user.type(name(), 'priya{Enter}');
		expect(name()).toHaveAccessibleDescription(/Priya is another speaker\./);
		await user.keyboard('{Escape}');
		expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
		expect(pencil('Dana')).toHaveFocus();
		expect(field()).toHaveValue(CALL);
	});

	it('are joined where two are one person', async () => {
		const roles: GivenRole[][] = [];
		const { user } = renderUi(<Form start={start} onRoles={(next) => roles.push(next)} />);
		fireEvent.change(field(), { target: { value: `${CALL}\nSpeaker 3: Eleven.\nSpeaker 3: Twelve.` } });
		await preview();
		await user.click(pencil('Speaker 3'));
		expect(screen.getByRole('button', { name: 'Join' })).toBeDisabled();
		await user.selectOptions(screen.getByLabelText('Same person as'), 'Priya');
		await user.click(screen.getByRole('button', { name: 'Join' }));
		await waitFor(() => expect(field()).toHaveValue(`${CALL} Eleven. Twelve.`));
		expect(pencil('Priya')).toHaveFocus();
		expect(screen.queryByText('Speaker 3')).toBeNull();
		expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
		expect(status()).toHaveTextContent('Speaker 3 and Priya are now one, called Priya.');
		expect(roles.at(-1)).toEqual(start);
	});

	it('pass their side on to the speaker they are merged with, where that one has none', async () => {
		const roles: GivenRole[][] = [];
		const { user } = renderUi(<Form start={[start[0] as GivenRole]} onRoles={(next) => roles.push(next)} />);
		fireEvent.change(field(), { target: { value: `${CALL}\nTom: So.\nDana: Thirteen.` } });
		await preview();
		await user.click(pencil('Dana'));
		await user.selectOptions(screen.getByLabelText('Same person as'), 'Tom');
		await user.click(screen.getByRole('button', { name: 'Join' }));
		await waitFor(() => expect(roles.at(-1)).toEqual([{ name: 'Tom', role: 'salesperson' }]));
	});

	it('lose the sides of people who are not in the file that replaced the call', async () => {
		const roles: GivenRole[][] = [];
		const { user } = renderUi(<Form start={start} onRoles={(next) => roles.push(next)} />);
		await user.upload(screen.getByLabelText('Transcript file'), textFile('a.txt', 'Dana: Hi.\nTom: Hello.\nDana: So.'));
		await waitFor(() => expect(roles).toEqual([[start[0]]]));
	});
});
