import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '#test/browser/render.tsx';
import type { ResultProps } from '#tools/define.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { PromptResult } from './result.tsx';

type Ask = NonNullable<ResultProps<object, object>['ask']>;

function show(ask?: Ask, generatedPrompt = draft(example).generatedPrompt) {
	return renderUi(<PromptResult input={example} output={{ generatedPrompt }} ask={ask} />);
}

/** A model whose pieces the test sends. */
function model() {
	const asked: { text: string; signal: AbortSignal; say(piece: string): void; end(failure?: Error): void }[] = [];
	const ask: Ask = (text, onPiece, signal) =>
		new Promise((resolve, reject) => {
			signal.addEventListener('abort', () => reject(signal.reason));
			const say = (piece: string) => act(() => onPiece(piece));
			const end = (failure?: Error) => act(() => (failure ? reject(failure) : resolve()));
			asked.push({ text, signal, say, end });
		});
	return { ask, asked };
}

describe('the result of the Prompt Generator', () => {
	it('PROMPT-4: PROMPT-7: shows each part of the prompt under its heading', () => {
		show();
		const prompt = within(screen.getByRole('article', { name: 'The prompt' }));
		const headings = prompt.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
		expect(headings).toEqual([
			'Role',
			'Task',
			'Context',
			'Steps',
			'Constraints',
			'Output format',
			'Examples',
			'Check before you answer',
		]);
		expect(prompt.getByText(/Signed by Maeve, who runs the camp\./)).toBeVisible();
	});

	it('PROMPT-4: shows a prompt without headings and one that has not come yet', () => {
		show(undefined, 'Do it well.').unmount();
		show(undefined, '');
		expect(screen.getByRole('article', { name: 'The prompt' })).toBeEmptyDOMElement();
	});

	it('offers no trial where no model is connected', () => {
		show();
		expect(screen.queryByRole('region', { name: 'Try it' })).toBeNull();
	});

	it('sends the prompt as it stands and shows the answer while it comes', async () => {
		const { ask, asked } = model();
		const { user } = show(ask);
		await user.click(screen.getByRole('button', { name: 'Try it' }));
		expect(asked[0]?.text).toBe(draft(example).generatedPrompt);
		asked[0]?.say('Dear ');
		asked[0]?.say('parent');
		expect(screen.getByText('Dear parent')).toBeVisible();
		expect(screen.queryByRole('button', { name: 'Copy Answer' })).toBeNull();
		asked[0]?.end();
		expect(await screen.findByRole('button', { name: 'Copy Answer' })).toBeVisible();
		expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
	});

	it('stops the model, keeps what was written and says that it breaks off', async () => {
		const { ask, asked } = model();
		const { user } = show(ask);
		await user.click(screen.getByRole('button', { name: 'Try it' }));
		asked[0]?.say('Dear');
		await user.click(screen.getByRole('button', { name: 'Stop' }));
		expect(asked[0]?.signal.aborted).toBe(true);
		expect(await screen.findByText('The answer breaks off here.')).toBeVisible();
		expect(screen.getByText('Dear')).toBeVisible();
		expect(screen.queryByRole('alert')).toBeNull();
	});

	it('says why an answer failed, and ends the model when the page is left', async () => {
		const { ask, asked } = model();
		const { user, unmount } = show(ask);
		await user.click(screen.getByRole('button', { name: 'Try it' }));
		asked[0]?.end(new Error('You have used the 3 runs of today.'));
		expect(await screen.findByRole('alert')).toHaveTextContent('You have used the 3 runs of today.');
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		unmount();
		expect(asked[1]?.signal.aborted).toBe(true);
	});
});
