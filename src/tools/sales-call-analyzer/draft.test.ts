import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quotesIn } from '#evidence/quotes.ts';
import { withStraightApostrophes } from '#language/apostrophes.ts';
import { contract } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { ground } from './ground.ts';
import { callOf, goldCall, inputOf, textsOf } from './testing.ts';

const COLD = `
	Rep: Hi, this is Ben from Lumio, am I speaking to Ms Ortiz?
	Ortiz: Yes, who is calling?
	Rep: We're a leading, best-in-class platform that leverages seamless automation to revolutionize accounting.
	Ortiz: I'm not interested.
	Rep: But if I could just show you the dashboard for a minute, it is game-changing.
	Ortiz: Please take me off your list.
	Rep: Could I call next week?
	Ortiz: *hangs up*
`;

const NUMBERED = `
	@ritz / Hubert Ritz (EIP-8219): hi this is about the quote for McDonald's
	pk910: yes how much is it for twelve seats
	@ritz / Hubert Ritz (EIP-8219): it would be 40 euros per seat per month
	pk910: that's more than we planned and i need to ask my boss
	@ritz / Hubert Ritz (EIP-8219): sure i'll send you the offer
	pk910: ok send it over
`;

const LONG_NAME = 'Maximiliane Freifrau von und zu Hohenstein-Württemberg-Sayn';
const LONG = `
	Rep: Hello, this is Ana from Brightway, you asked for a quote.
	${LONG_NAME}: Yes, we're looking for a booking tool, we keep missing calls at lunch time.
	Rep: It costs 99 pounds a month. Would Thursday at ten work for a demo?
	${LONG_NAME}: Thursday at ten works for me.
	Rep: Great, I'll send the invitation.
`;

const SAMPLES = {
	example: example.callTranscript,
	cold: callOf(COLD),
	'odd names': callOf(NUMBERED),
	'a name of sixty characters': callOf(LONG),
	...Object.fromEntries(
		[
			'discovery-dental.txt',
			'phone-broadband.txt',
			'refusal.txt',
			'three-people-header.md',
			'odd-names-crlf.txt',
			'without-labels.txt',
		].map((name) => [name, readFileSync(new URL(`../../../test/calls/${name}`, import.meta.url), 'utf8')]),
	),
};

const STAND_UP = goldCall('given/10-team-standup');

/** What the rules wrote; measured parts have their own tests. */
function written(transcript: string) {
	const input = inputOf(transcript);
	const output = draft(input);
	const { measurements, scoring, assumptions, ...analysis } = output.callAnalysis;
	return { input, output, analysis };
}

/** Sentences of a result that are long enough to be noticed when they come twice. */
function sentencesOf(value: unknown): string[] {
	return textsOf(value, ['evidence', 'owner', 'agenda', 'ledger', 'skill', 'timeline'])
		.map((text) => text.replace(/(?:\b\p{Lu}\p{L}+: )?“[^”]*”(?: \([^()]*lines? [^()]*\))?/gu, ''))
		.flatMap((text) => text.split(/(?<=[.?!]["”’)]*)\s+(?=[A-Z“‘])/))
		.filter((sentence) => sentence.trim().split(/\s+/).length >= 5);
}

describe.each(Object.entries(SAMPLES))('the draft of %s', (_name, transcript) => {
	const { input, output, analysis } = written(transcript);
	const lines = withStraightApostrophes(transcript).split(/\r\n|[\n\r]/);

	it('CALL-16 CALL-17 CALL-18: fills every part of the contract', () => {
		expect(contract.output.parse(output)).toEqual(output);
		expect(analysis.callSummary.outcome).toMatch(/\S/);
	});

	it('CALL-29 ENGINE-2: quotes only what stands within one line of the transcript', () => {
		const { bantScore } = analysis.qualificationAnalysis;
		for (const { evidence, score, assessment } of Object.values(bantScore)) {
			for (const piece of evidence) {
				expect(piece.length).toBeLessThanOrEqual(200);
				expect(
					lines.some((line) => line.includes(piece)),
					piece,
				).toBe(true);
			}
			if (evidence.length === 0)
				expect({ score, assessment }).toEqual({ score: 0, assessment: expect.stringMatching(/^Not discussed/) });
		}
		for (const text of textsOf(analysis)) {
			for (const quote of quotesIn(text))
				expect(
					lines.some((line) => line.includes(quote)),
					quote,
				).toBe(true);
		}
	});

	it('ENGINE-2: gives each quote the line on which it stands', () => {
		for (const text of textsOf(analysis)) {
			for (const [, quote = '', line] of text.matchAll(/“([^“”]+)” \(line (\d+)\)/g))
				expect(lines[Number(line) - 1]).toContain(quote);
		}
	});

	it('ENGINE-2 ENGINE-3: holds no figure that was neither said nor measured', () => {
		const { grounding } = ground(output, input);
		expect(grounding).toMatchObject({ quotesDropped: 0, unsupported: [] });
	});

	it('ENGINE-5: says no sentence twice', () => {
		const sentences = sentencesOf(analysis);
		const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
		expect(twice.join('\n')).toBe('');
	});

	it('ENGINE-6: ends sentences once and leaves no gap where a field is empty', () => {
		for (const text of textsOf(analysis, ['evidence'])) {
			const own = text.replace(/“[^”]*”/g, '“”');
			expect(own).not.toMatch(/undefined|null|NaN| {2}|\.\.|,,|; ;|\( |\?\.| ,|’’/);
		}
	});
});

describe('the draft', () => {
	it('ENGINE-4: is made of the facts of its call', () => {
		const { callAnalysis } = draft(example);
		const { ledger = [], prospectInsights } = callAnalysis;
		expect(ledger.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['price', 'timing', 'commitment']));
		expect(prospectInsights.painPoints.length).toBeGreaterThan(0);
		for (const { quote, line } of ledger) expect(example.callTranscript.split('\n')[line - 1]).toContain(quote);
	});

	it('says what a call without speaker labels does not let it measure', () => {
		const { callAnalysis } = draft(inputOf(SAMPLES['without-labels.txt' as keyof typeof SAMPLES]));
		expect(callAnalysis.talkTimeAnalysis).toEqual({
			prospectTalkTime: null,
			salesPersonTalkTime: null,
			questionCount: null,
			listeningScore: null,
		});
		expect([callAnalysis.callSummary.overallScore, callAnalysis.qualificationAnalysis.dealProbability]).toEqual([
			null,
			null,
		]);
		expect(callAnalysis.callSummary.outcome).toMatch(/^The transcript does not say who speaks/);
		expect(callAnalysis.assumptions.join(' ')).toContain('does not say who speaks');
	});

	it.each([
		['one speaker', 'Rep: hello there is this a good time to talk today', /Only one side|nobody in it offers/],
		['a stand-up', STAND_UP, /nobody in it offers/],
		['nothing', '', /does not say who speaks/],
	])('says above a shorter result what a text is not: %s', (_kind, transcript, reason) => {
		const { callAnalysis } = draft(inputOf(transcript));
		expect(callAnalysis.callSummary.outcome).toMatch(reason);
		expect(callAnalysis.callSummary.outcome).toMatch(/What was found in it stands below\.$/);
		expect(callAnalysis.callSummary.overallScore).toBeNull();
		expect(callAnalysis.scoring.note).toMatch(reason);
		for (const { score, assessment } of Object.values(callAnalysis.qualificationAnalysis.bantScore)) {
			expect(score).toBe(0);
			expect(assessment).toMatch(/^Not (?:discussed|scored\.)$/);
		}
	});

	it('refuses no call of a seller and a buyer, however short', () => {
		const { callAnalysis } = draft(inputOf(callOf(COLD)));
		expect(callAnalysis.callSummary.overallScore).not.toBeNull();
		expect(callAnalysis.callSummary.outcome).toMatch(/^Refused/);
	});

	it('says why somebody was taken to be the salesperson', () => {
		const { assumptions } = draft(inputOf(callOf(COLD))).callAnalysis;
		expect(assumptions[0]).toMatch(/^By what is said, .+ sells\. If not, /);
	});

	it('CALL-28: shows the measured values, and leaves none to guessing', () => {
		const { measurements, talkTimeAnalysis } = draft(example).callAnalysis;
		const seller = measurements.sides.find(({ role }) => role === 'salesperson');
		expect(talkTimeAnalysis).toMatchObject({ salesPersonTalkTime: seller?.share, questionCount: seller?.questions });
		expect(measurements.patience.value).not.toBeNull();
		expect(measurements.sides.every(({ longestMonologue }) => longestMonologue !== null)).toBe(true);
	});

	it('takes a transcript that is one very long line', () => {
		const transcript = `Rep: hello this is ana from brightway\nBuyer: ${'it is hard to find the price and '.repeat(3000)}\nRep: it costs 20 pounds a month`;
		for (const { evidence } of Object.values(draft(inputOf(transcript)).callAnalysis.qualificationAnalysis.bantScore)) {
			for (const piece of evidence) expect(piece.length).toBeLessThanOrEqual(200);
		}
	});
});
