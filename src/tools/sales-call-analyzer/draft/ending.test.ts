import { describe, expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { outcomeText } from './ending.ts';
import { allHighlights } from './testing.ts';

describe('the ending in the summary', () => {
	const MEETING = { 3: { owner: 'Both sides', when: 'Friday at ten', kind: 'meet' } };

	it('CALL-16: is the meeting with its day, which is not told again as a step', () => {
		const reading = readingWith(['Bea: Hello.', 'Sam: When?', 'Sam: Friday at ten, then.'], { end: 3, next: MEETING });
		expect(outcomeText(reading)).toMatch(
			/^Next step agreed, Friday at ten:\s.*“Friday at ten, then\.” \(lines 1 to 3\)/s,
		);
		expect(allHighlights(reading).join('\n')).not.toContain('Next: ');
	});

	it('CALL-16: is the plainest no, wherever it was said, with what was said around it', () => {
		const call = [
			'Sam: Hello.',
			"Bea: I have to tell you that we're not going to do it.",
			'Sam: Was it the price, or?',
			"Bea: It's a bit the price. There's not six eighty for anything right now.",
			...Array.from({ length: 8 }, () => ['Sam: I see.', 'Bea: We make doors.']).flat(),
			'Sam: May I call in May?',
			"Bea: I'd say don't.",
		];
		const reading = readingWith(call, { ended: 'refused', end: 22, pains: { 6: {} } });
		expect(outcomeText(reading)).toMatch(/not going to do it\.”\nYou: “Was it the price, or\?”.+six eighty/s);
	});

	it('CALL-16: is the no, where they end with that they want no letters', () => {
		const call = (no: string) => [
			'Sam: Would a trial help?',
			`Bea: ${no}`,
			'Sam: I see.',
			'Bea: Is there a newsletter? No, no, take us off.',
		];
		const ending = (no: string) => outcomeText(readingWith(call(no), { ended: 'refused', end: 4, pains: { 2: {} } }));
		const no = "That's nice of you. No. I don't want you to spend more time on it.";
		expect(ending(no)).toContain(`: “${no}” “Is there`);
		for (const other of ['No, thanks.', 'We have no doors of that kind in the yard, you see.'])
			expect(ending(other), other).toMatch(/^Refused:\s.*“Is there a newsletter[^“]*$/s);
	});

	it('CALL-16: leaves open by what they say, not by what they ask', () => {
		const call = (last: string) => [
			...Array.from({ length: 8 }, () => 'Sam: I see.'),
			"Bea: I'd have to talk to Ann.",
			`Bea: ${last}`,
		];
		const ending = (last: string) => outcomeText(readingWith(call(last), { ended: 'open', end: 10, pains: { 9: {} } }));
		expect(ending('Does it talk to our accounts?')).toMatch(/“I'd have to talk to Ann\.” \(line 9\)$/);
		expect(ending("I'd have to talk to our accounts.")).toContain('our accounts');
	});

	it('CALL-16: leaves open by what they answer to the question how it is left', () => {
		const call = (question: string) => [
			...Array.from({ length: 8 }, () => 'Sam: I see.'),
			`Sam: ${question}`,
			'Bea: We let you know when the board has met, and not before.',
			'Sam: Good.',
			'Bea: I sleep on it.',
		];
		const ending = (question: string) =>
			outcomeText(readingWith(call(question), { ended: 'open', end: 12, pains: { 9: {} } }));
		expect(ending('So how do we leave it?')).toContain('when the board has met');
		expect(ending('So how do you like it?')).toMatch(/“I sleep on it\.” \(lines 9 to 12\)$/);
	});

	it('CALL-16: leaves open first by what is neither a yes nor a no', () => {
		const call = (said: string) => [
			...Array.from({ length: 8 }, () => 'Sam: I see.'),
			`Bea: ${said}`,
			'Sam: I see how you do that, and I like it a lot, to be honest with you here today, as I said before, and as I say again.',
			'Sam: Good.',
			'Bea: I sleep on it.',
		];
		const ending = (said: string) => outcomeText(readingWith(call(said), { ended: 'open', end: 12, pains: { 9: {} } }));
		expect(ending("It's not a no. It's not a yes, either.")).toContain('not a yes, either');
		expect(ending('We have doors in the yard.')).toContain('I sleep on it.');
	});

	it('CALL-16: is a yes to a part where the rest is open', () => {
		const call = (yes: string) => [
			...Array.from({ length: 4 }, () => ['Bea: We make doors.', 'Sam: I see.']).flat(),
			`Bea: ${yes}`,
			'Sam: And the rest?',
			'Bea: You can try.',
		];
		const ending = (yes: string) => outcomeText(readingWith(call(yes), { ended: 'open', end: 11, pains: { 1: {} } }));
		expect(ending("Let's go with stage one.")).toMatch(/^Agreed in part:\s.*“Let's go with stage one\.”/s);
		expect(ending('We have two stages.')).toMatch(/^Open, nothing is settled:\s/);
	});

	it('CALL-16: quotes a yes of theirs where what was read as one asks for something', () => {
		const call = [
			...Array.from({ length: 4 }, () => ['Bea: We make doors.', 'Sam: I see.']).flat(),
			'Sam: It is nine hundred for the doors.',
			"Bea: Okay. Yes, let's do it.",
			'Sam: Good.',
			'Bea: Could you do it for sixty?',
		];
		const reading = readingWith(call, { ended: 'agreed', end: 12, prices: { 9: { amount: 900 } } });
		expect(outcomeText(reading)).toMatch(/^Agreed:\s.*Bea: “Okay\. Yes, let's do it\.” \(lines 7 to 10\)$/s);
		expect(outcomeText(reading)).not.toContain('sixty');
	});
});
