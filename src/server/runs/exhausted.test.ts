import { describe, expect, it } from 'vitest';
import { TaskExhausted } from '#server/tool-pool/errors.ts';
import { exhaustedMessage } from './exhausted.ts';

const late = new TaskExhausted('draft', 'time', 10_000);

describe('the message of a run that took too much', () => {
	it('names the transcript, and how to shorten it', () => {
		expect(exhaustedMessage(late, { callType: 'Discovery', callTranscript: 'Ann: What holds you back?' })).toBe(
			'The transcript could not be read within 10 seconds. Shorten it, or remove what is not part of the call, and try again.',
		);
	});

	it('names the longest text of all, in its section', () => {
		const input = { niche: 'x', businessInfo: { name: 'Acme', mainDescription: 'a longer text' }, platforms: ['Web'] };
		expect(exhaustedMessage(late, input)).toBe(
			'The field “Business info: main description” could not be read within 10 seconds. Shorten it and try again.',
		);
	});

	it('says what was too much', () => {
		expect(exhaustedMessage(new TaskExhausted('draft', 'memory', 10_000), { niche: 'x' })).toBe(
			'The field “Niche” could not be read in the memory that a run may use. Shorten it and try again.',
		);
		expect(exhaustedMessage(new TaskExhausted('ground', 'time', 30_000), { transcript: 'x' })).toBe(
			'The model’s answer could not be checked against the transcript within 30 seconds. Shorten the transcript, or remove what is not part of the call, and try again.',
		);
	});
});
