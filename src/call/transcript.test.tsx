import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import { CitedRow, CitedText } from './cited-text.tsx';
import { Evidence } from './evidence.tsx';
import { OpensAtLine } from './opens-at-line.tsx';
import { TranscriptProvider } from './transcript-provider.tsx';

const CALL = [
	'Participants: Dana, Priya',
	'',
	'[00:00:05] Dana: Thanks for making the time.',
	'[00:00:09] Priya: We had 412 missed calls in February.',
	'They call the next dentist.',
	'[00:00:21] Dana: What does it cost you?',
	'[00:00:30] Priya: Tom signs anything. We had no time.',
].join('\n');

function show(children: React.ReactNode, text = CALL) {
	return renderUi(
		<TranscriptProvider text={text} you={['Dana']}>
			{children}
		</TranscriptProvider>,
	);
}

const panel = () => screen.getByRole('dialog', { name: 'Transcript' });
const marked = () => [...panel().querySelectorAll('mark')].map((mark) => mark.textContent);
const openedRow = () => panel().querySelector('li[data-opened]');

describe('evidence', () => {
	it('shows its time and line, and opens the transcript there with its words marked', async () => {
		const { user } = show(<Evidence quote="We had 412 missed calls in February." />);
		const chip = screen.getByRole('button', { name: '00:09, line 4: show in the transcript' });
		expect(chip).toHaveTextContent('00:09 · line 4');
		await user.click(chip);
		expect(openedRow()).toHaveTextContent('Priya');
		expect(marked()).toEqual(['We had 412 missed calls in February.']);
		expect(openedRow()).toHaveFocus();
		expect(chip).toHaveAttribute('aria-expanded', 'true');
	});

	it('has no chip where the words are not in the call', () => {
		show(<Evidence quote="Nobody ever said a thing like this here." />);
		expect(screen.getByText('Nobody ever said a thing like this here.')).toBeVisible();
		expect(screen.queryByRole('button')).toBeNull();
	});

	it('finds a line that continues the one before', async () => {
		const { user } = show(<CitedText text="“They call the next dentist.” (line 5)" />);
		await user.click(screen.getByRole('button', { name: /line 5/ }));
		expect(openedRow()).toHaveTextContent('412 missed calls');
		expect(marked()).toEqual(['They call the next dentist.']);
	});
});

describe('a cited text', () => {
	it('keeps its words and puts chips and gaps in place', () => {
		const { container } = show(
			<CitedText text="He asked (line 6), then said “no” (lines 4 and 7). Call on [add date]." />,
		);
		expect(container).toHaveTextContent('He asked line 6, then said “no” line 4 and line 7. Call on [add date].');
		expect(screen.getAllByRole('button')).toHaveLength(3);
	});

	it('makes no chip of a line that the call does not have', () => {
		show(<CitedText text="See (line 99)." />);
		expect(screen.queryByRole('button')).toBeNull();
	});

	it('is plain text outside a transcript', () => {
		const { container } = renderUi(<CitedRow text="He asked (line 6)." />);
		expect(container).toHaveTextContent('He asked.line 6');
	});
});

describe('the transcript panel', () => {
	it('opens at the line that is asked for', () => {
		renderUi(
			<OpensAtLine line={6} asking="once">
				<TranscriptProvider text={CALL}>A result</TranscriptProvider>
			</OpensAtLine>,
		);
		expect(openedRow()).toHaveTextContent('What does it cost you?');
		expect(openedRow()).toHaveFocus();
	});

	it('shows every line with its speaker, its time and its number', async () => {
		const { user } = show(<CitedText text="(line 6)" />);
		await user.click(screen.getByRole('button', { name: /line 6/ }));
		const rows = within(panel())
			.getAllByRole('listitem')
			.map((row) => row.textContent);
		expect(rows).toEqual([
			'Participants: Dana, Priyaline 1',
			'00:05Dana youThanks for making the time.line 3',
			'00:09PriyaWe had 412 missed calls in February. They call the next dentist.line 4',
			'00:21Dana youWhat does it cost you?line 6',
			'00:30PriyaTom signs anything. We had no time.line 7',
		]);
		expect(panel()).toHaveTextContent('4 turns');
	});

	it('finds words in the call, one place after the other', async () => {
		const { user } = show(<CitedText text="(line 3)" />);
		await user.click(screen.getByRole('button', { name: /line 3/ }));
		await user.type(screen.getByRole('searchbox', { name: 'Search in this call' }), 'WE HAD');
		expect(within(panel()).getByRole('status')).toHaveTextContent('1 of 2');
		expect(marked()).toEqual(['We had', 'We had']);
		await user.keyboard('{Enter}');
		expect(within(panel()).getByRole('status')).toHaveTextContent('2 of 2');
		expect(panel().querySelector('li[data-found]')).toHaveTextContent('Tom signs');
		await user.keyboard('{Enter}');
		expect(within(panel()).getByRole('status')).toHaveTextContent('1 of 2');
		await user.clear(screen.getByRole('searchbox'));
		await user.keyboard('zebra');
		expect(within(panel()).getByRole('status')).toHaveTextContent('Not found');
	});

	it('closes with Escape and gives the focus back to what opened it', async () => {
		const { user } = show(<CitedText text="(line 3)" />);
		const chip = screen.getByRole('button', { name: /line 3/ });
		await user.click(chip);
		await user.keyboard('{Escape}');
		expect(screen.queryByRole('dialog')).toBeNull();
		expect(chip).toHaveFocus();
		expect(document.body.querySelector('[inert]')).toBeNull();
	});
});
