import { describe, expect, it } from 'vitest';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { goldCall, inputOf } from './testing.ts';

const emailOf = (transcript: string) => draft(inputOf(transcript)).callAnalysis.followUpEmail;

/** With other labels. */
function renamed(transcript: string, names: Record<string, string>): string {
	return Object.entries(names).reduce((text, [from, to]) => text.replaceAll(`${from}:`, `${to}:`), transcript);
}

describe('the follow-up email', () => {
	it('offers who does what, and when both speak again, each with the line that says so', () => {
		const email = emailOf(goldCall('given/64-orthodontist-payment-plans'));
		expect(email?.opening).toMatch(/^Hi Rachel and Glenys,\n/);
		const texts = email?.steps.map(({ text }) => text);
		expect(texts).toContain('I will get you the agreement, tomorrow');
		expect(texts).toContain("Our next meeting: Wednesday the twenty-eighth, eight o'clock");
		for (const { line } of email?.steps ?? []) expect(line).toBeGreaterThan(30);
		expect(email?.closing).toMatch(/\n\nTipene$/);
	});

	it('names the lines of what else the seller promised', () => {
		const { followUpEmail: email, nextSteps } = draft(inputOf(example.callTranscript)).callAnalysis;
		const ours = nextSteps.immediateActions.filter(({ owner }) => owner === 'Nadia Okafor');
		expect(ours.length).toBeGreaterThan(3);
		const lines = [...(email?.steps ?? []).map(({ line }) => line), ...(email?.further ?? [])];
		for (const { action } of ours) {
			const [from = 0, to = from] = (/\(lines? [^()]+\)/.exec(action)?.[0].match(/\d+/g) ?? []).map(Number);
			expect(
				lines.some((line) => line >= from && line <= to),
				action,
			).toBe(true);
		}
		for (const { line } of email?.steps ?? []) expect(email?.further).not.toContain(line);
	});

	it('holds no step without its end, and no words between quotation marks', () => {
		for (const call of ['39-museum-ticketing', '90-police-supply-ecommerce', '04-nonprofit-fundraising']) {
			const texts = emailOf(goldCall(`given/${call}`))?.steps.map(({ text }) => text) ?? [];
			expect(texts.join('\n')).not.toMatch(/[“”]|against$/m);
		}
	});

	it('is not written after a refusal, or where nothing was promised', () => {
		expect(emailOf(goldCall('given/32-wind-drone-cold'))).toBeUndefined();
		expect(emailOf('Ann: Do you sell bread?\nBea: Yes, we do, for two pounds.\nAnn: Good to know.')).toBeUndefined();
	});

	it('asks for the name where the transcript gives none', () => {
		const call = renamed(goldCall('given/64-orthodontist-payment-plans'), {
			'Rachel Sorensen': 'Prospect',
			'Glenys Foote': 'Customer',
			'Tipene Marsh': 'Rep',
		});
		expect(emailOf(call)?.opening).toMatch(/^Hi \[add name\],\n/);
	});

	it('is the same where a word processor wrote the apostrophes', () => {
		const call = goldCall('given/64-orthodontist-payment-plans');
		expect(emailOf(call.replaceAll("'", '’'))).toEqual(emailOf(call));
	});
});
