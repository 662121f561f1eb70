import { expect, it } from 'vitest';
import { copies } from './copies.ts';
import { document } from './document.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { textsOf } from './testing.ts';

const output = draft(example);

it('DEAL-5: DEAL-6: the document holds every text of every option, and no note to the member', () => {
	const made = JSON.stringify(document(output, example));
	for (const text of textsOf(output)) expect(made).toContain(JSON.stringify(text).slice(1, -1));
	for (const note of output.beforeSending) expect(made).not.toContain(JSON.stringify(note).slice(1, -1));
	expect(document(output, example).title).toBe('Proposal for Colm Vance');
});

it('copies every option as plain text', () => {
	const [copy] = copies;
	const text = copy?.text(output, example) ?? '';
	for (const part of textsOf(output)) expect(text).toContain(part);
	expect(text).toMatch(/^Option 1: The whole offer/);
});
