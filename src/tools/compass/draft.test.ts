import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fittingNiches } from '#content/niche-fits.ts';
import { quotesIn } from '#evidence/quotes.ts';
import { cpuClock } from '#test/cpu-time.ts';
import { emptyOrUnfilled, repeated, sentencesOfOutput, textsOf } from '#test/outputs.ts';
import { nicheTitled } from './catalogue-facts.ts';
import { type CompassInput, contract } from './contract.ts';
import { draft } from './draft.ts';
import { answers, hygienist, surveyor, titles } from './testing.ts';
import { NOT_KNOWN } from './words.ts';

const FIXTURES = new URL('fixtures/', import.meta.url);
const inputs = readdirSync(FIXTURES)
	.filter((name) => name.endsWith('.json'))
	.map((name): [string, CompassInput] => [
		name,
		contract.input.parse(JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8'))),
	]);

describe.each(inputs)('the niches for %s', (_name, input) => {
	const output = draft(input);

	it('ENGINE-5: ENGINE-6: are complete, without an unfilled place or a sentence said twice', () => {
		expect(contract.output.parse(output)).toEqual(output);
		expect(emptyOrUnfilled(output, input)).toEqual([]);
		const texts = output.recommendations.map(({ scores, potentialRevenue, marketDemand, difficulty, ...one }) => one);
		const cells = ['targetAudience', 'existingPlayers', 'automationOpportunities'];
		const said = sentencesOfOutput([texts, output.about, output.missing], [...cells, /^Not known$/, /as in number|“/]);
		expect(repeated(said)).toEqual([]);
	});

	it('COMPASS-17: each rest on words of the member, verbatim', () => {
		const given = Object.values(input);
		for (const { reasoning } of output.recommendations) expect(quotesIn(reasoning)).not.toEqual([]);
		for (const quote of textsOf(output)
			.flatMap(quotesIn)
			.filter((one) => one !== 'Anything else'))
			expect(given.some((answer) => answer.includes(quote))).toBe(true);
	});

	it('COMPASS-16: ENGINE-4: are as many as background, network and proof carry, with the reason for fewer than five', () => {
		for (const { scores } of output.recommendations) {
			expect((scores?.fit.points ?? 0) + (scores?.reach.points ?? 0)).toBeGreaterThanOrEqual(2);
			expect(scores?.proof.points).toBeGreaterThanOrEqual(1);
		}
		if (output.recommendations.length < 5) expect(output.about?.[0]).toMatch(/meets? that, so/);
	});

	it('COMPASS-18: take demand and difficulty from the catalogue, or say that they are not known', () => {
		for (const { title, marketDemand, difficulty, marketResearch } of output.recommendations) {
			const nearest = fittingNiches.find(({ name }) => marketResearch.marketSnapshot.endsWith(`: ${name}.`));
			const entry = nicheTitled(title) ?? nearest;
			expect([marketDemand, difficulty]).toEqual([entry?.marketDemand ?? NOT_KNOWN, entry?.difficulty ?? NOT_KNOWN]);
		}
	});
});

describe('what the answers were taken to be about', () => {
	it('is the member’s own niche or an entry, with two other choices', () => {
		expect(draft(surveyor).reading).toEqual({ taken: titles(surveyor)[0], choices: titles(surveyor) });
		const reading = draft(hygienist).reading;
		expect(reading?.taken).toBe('Appointment recall for dental practices');
		expect(reading?.choices).toHaveLength(3);
		expect(draft(answers({ professionalBackground: 'Beekeeper', topSkills: 'Bees' })).reading).toBeUndefined();
	});

	it('gives way to what the member chooses', () => {
		const chosen = { ...hygienist, takenAs: 'Aftercare and reminders for veterinary clinics' };
		expect(titles(chosen)[0]).toBe('Aftercare and reminders for veterinary clinics');
		expect(draft(chosen).reading?.taken).toBe(chosen.takenAs);
		expect(titles({ ...surveyor, takenAs: 'Slate orders for roofers' })[0]).toBe('Slate orders for roofers');
	});

	it('is nothing of the catalogue if the member says so', () => {
		const refused = draft({ ...hygienist, takenAs: 'None of these' });
		expect(refused.recommendations).toEqual([]);
		expect(refused.reading?.taken).toBe('None of these');
		expect(titles({ ...surveyor, takenAs: 'None of these' })).toEqual(titles(surveyor));
		expect(titles({ ...hygienist, takenAs: 'Something else' })).toEqual(titles(hygienist));
	});
});

describe('hostile and long answers', () => {
	it('ENGINE-6: stand as they were typed, and break nothing', () => {
		const hostile = '<script>alert(1)</script> {{constructor}} {trade} $& “unclosed';
		const output = draft(answers(Object.fromEntries(Object.keys(surveyor).map((key) => [key, hostile]))));
		expect(contract.output.parse(output)).toEqual(output);
	});

	it.each(['dental ', 'my old ', 'and ', '- ', ' ', 'owners of ', '£1,', 'no, ', '“', ';'])(
		'twenty thousand characters of %j in each answer take less than two seconds',
		(unit) => {
			const text = unit.repeat(Math.ceil(20_000 / unit.length)).slice(0, 20_000);
			const spent = cpuClock();
			draft(answers(Object.fromEntries(Object.keys(surveyor).map((key) => [key, text]))));
			expect(spent()).toBeLessThan(2000);
		},
	);
});
