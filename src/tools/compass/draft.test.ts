import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fittingNiches } from '#content/niche-fits.ts';
import { quotesIn } from '#evidence/quotes.ts';
import { cpuClock } from '#test/cpu-time.ts';
import { emptyOrUnfilled, repeated, sentencesOfOutput, textsOf } from '#test/outputs.ts';
import { nicheTitled, revenueText } from './catalogue-facts.ts';
import { type CompassInput, contract } from './contract.ts';
import { draft } from './draft.ts';
import { answers, hygienist, surveyor } from './testing.ts';
import { NOT_KNOWN } from './words.ts';

const FIXTURES = new URL('fixtures/', import.meta.url);
const inputs = readdirSync(FIXTURES)
	.filter((name) => name.endsWith('.json'))
	.map((name): [string, CompassInput] => [
		name,
		contract.input.parse(JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8'))),
	]);

const niches = (input: CompassInput) => draft(input).recommendations;
const titles = (input: CompassInput) => niches(input).map(({ title }) => title);
const about = (input: CompassInput) => (draft(input).about ?? []).join('\n');

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

describe('niches of the member’s own', () => {
	it('COMPASS-16: come first, each job for the trade known from work, one for a trade of a contact', () => {
		expect(titles(surveyor)).toEqual([
			'Roof measurements for roofers',
			'Slate orders for roofers',
			'Roof measurements for joiners',
		]);
		expect(titles({ ...surveyor, job1: 'Measuring for roofers' })[0]).toBe('Measuring for roofers');
	});

	it('say five scores, each with its reason', () => {
		const [first, second, third] = niches(surveyor);
		expect(first?.scores).toEqual({
			fit: { points: 2, reason: 'from your own work' },
			reach: { points: 2, reason: '24 people to ask' },
			proof: { points: 2, reason: 'a result with its number' },
			time: { points: 2, reason: '22 hours a week' },
			money: { points: 2, reason: 'clients needed: 5; people named: 24' },
		});
		expect(second?.scores?.proof).toEqual({ points: 1, reason: 'named, without a result' });
		expect(third?.scores?.reach).toEqual({ points: 1, reason: 'one person to ask' });
	});

	it('count the member’s price in its own currency, against what the month needs', () => {
		const revenue = (given: Partial<CompassInput>) => niches({ ...surveyor, ...given })[0]?.potentialRevenue;
		expect(revenue({})).toBe('5 clients at £300 a month make £1,500 a month; you need £1,500 a month.');
		expect(revenue({ firstPrice: '€300 a month' })).toBe('One client at €300 a month is €3,600 a year.');
		expect(revenue({ firstPrice: '£450 per roof' })).toBe(
			'4 jobs at £450 per roof make £1,800; you need £1,500 a month.',
		);
		expect(revenue({ firstPrice: 'a fair sum' })).toMatch(/^Not known/);
	});

	it('count jobs where the price is for one, and hours where it is for an hour', () => {
		const money = (firstPrice: string, hoursAWeek = '') =>
			niches({ ...surveyor, firstPrice, hoursAWeek })[0]?.scores?.money;
		expect(money('£100 per roof')).toEqual({ points: 1, reason: 'jobs needed a month: 15' });
		expect(money('£30 per roof')).toEqual({ points: 0, reason: 'jobs needed a month: 50' });
		expect(money('£20 an hour')).toEqual({ points: 2, reason: 'your hours at this price cover the month' });
		expect(money('£20 an hour', '18')?.points).toBe(0);
		expect(money('£30 a month')).toEqual({ points: 0, reason: 'clients needed: 50; people named: 24' });
		expect(money('£150 a month')?.points).toBe(1);
	});

	it('take the price and the hours out of the words around them', () => {
		const wordy = { ...surveyor, firstPrice: 'maybe £300 a month each', hoursAWeek: '15 hours', anythingElse: '' };
		const [first] = niches(wordy);
		expect(first?.potentialRevenue).toBe('One client at £300 a month is £3,600 a year.');
		expect(first?.scores?.time).toEqual({ points: 1, reason: '15 hours' });
		expect(niches({ ...wordy, firstPrice: '300' })[0]?.potentialRevenue).toBe('Your price for a first job: 300.');
	});

	it.each(['30h/week', '30 h a week', 'I can 30 hours in week'])('read the time from “%s”', (anythingElse) => {
		expect(niches({ ...surveyor, anythingElse })[0]?.scores?.time.points).toBe(2);
	});

	it('read a month without a currency in that of the price', () => {
		const [first] = niches({ ...surveyor, anythingElse: 'I want 1.5k a month' });
		expect(first?.potentialRevenue).toContain('make £1,500 a month; you need £1,500 a month.');
		expect(draft({ ...surveyor, firstPrice: '', anythingElse: 'I want 2k a month' }).missing?.join()).not.toContain(
			'you need a month',
		);
	});

	it.each([
		'$3,000 a month',
		'$3,000 in a month',
		'Ten hours a week, no cold calling, remote only, $3,000 a month',
		'I want earn 3000 dollar more per month',
		'I’d love an extra $3,000 each month',
		'no weekends, $3,000 a month by next summer',
		'3000$ per month',
		'3000 USD monthly',
		'monthly $3,000',
		'a month I have to make $3,000',
		'a monthly income of $3,000',
		'$3k/month',
		'$3k/mo',
		'$3k pcm',
		'3k a month',
		'at least $3,000 every month',
		'$3,000 to $4,000 a month',
		'between 3000 and 4000 dollars a month',
		'about three grand a month',
		'three thousand dollars a month',
		'$3,000 net a month',
		'$3,000 after tax per month',
		'I make $5,000 a month now, and I need $3,000 a month from this',
		'My rent is $1,100 a month, and $3,000 a month would do',
		'my goal is $3,000 a month after costs',
		'to cover the bills I need $3,000 a month',
		'I’d like $3,000 a month to pay the bills',
		'I want $3,000 a month and what the van costs',
		'I make $5,000 a month at sea, I want $3,000 a month here',
		'Mornings. $3.000 for month',
	])('read what the month needs from “%s”', (anythingElse) => {
		const [first] = niches({ ...surveyor, firstPrice: '$500 a month', anythingElse });
		expect(first?.potentialRevenue).toBe('6 clients at $500 a month make $3,000 a month; you need $3,000 a month.');
	});

	it.each([
		'my price is £900 a month',
		'prices around £900 a month',
		'I would charge £900 a month',
		'with a fee of £900 a month',
		'fees of £900 a month',
		'rent £900 a month',
		'mortgage £900 a month',
		'my van costs £900 a month',
		'the cost is £900 a month',
		'I pay £900 a month for the van',
		'£900 a month is paid already',
		'we spend £900 a month',
		'I owe £900 a month',
		'budget £900 a month',
		'bills £900 a month',
		'I get £900 a month now',
		'currently £900 a month',
		'today it is £900 a month',
		'£900 a month per client',
		'£900 a week',
		'£900',
		'12 a month',
	])('take “%s” for no need', (anythingElse) => {
		expect(niches({ ...surveyor, anythingElse })[0]?.potentialRevenue).not.toContain('you need');
	});

	it('COMPASS-18: name the entry of the same trade and work, and none of another work', () => {
		const stylist = {
			...surveyor,
			knownTrade1: 'hair salons',
			job1: 'Rebooking by text',
			job2: 'Tax papers',
			network: '9 salons',
		};
		const [near, far] = niches(stylist).map(({ marketResearch }) => marketResearch.marketSnapshot);
		expect(near).toContain(': Rebooking for hair and beauty salons.');
		expect(far).toBe(NOT_KNOWN);
		expect(about(stylist)).toContain('are not known: Tax papers for hair salons');
	});

	it('COMPASS-17: quote one entry of a list, and the same words once', () => {
		const counts = { ...surveyor, topSkills: 'Slate orders of 30 roofs, drawing, drone photos' };
		expect(niches(counts)[1]?.description).toBe('You tell of this job: “Slate orders of 30 roofs”');
		const told = { ...surveyor, professionalBackground: 'I did 120 roof measurements for roofers.', result1: '' };
		const quotes = quotesIn(niches(told)[0]?.reasoning ?? '');
		expect(quotes).toEqual(['About 24 roofers I delivered to']);
		expect(niches(told)[0]?.description).toBe('You tell of this job: “I did 120 roof measurements for roofers.”');
	});

	it('COMPASS-16: offer a second trade only what something shows, and a trade of a contact what it needs', () => {
		const second = { ...surveyor, knownTrade2: 'slate merchants', contactJob1: '' };
		expect(titles(second)).toEqual(['Roof measurements for roofers', 'Slate orders for roofers']);
		expect(draft(second).missing).toEqual([
			'Say which of your jobs you did for this trade, or what they asked you for: slate merchants.',
			'Say which of your jobs you did for this trade, or what they asked you for: joiners.',
		]);
		expect(titles({ ...surveyor, contactJob1: 'Stair plans' }).at(-1)).toBe('Stair plans for joiners');
		const short = { ...surveyor, job2: 'Slate order lists', contactJob1: 'order lists' };
		expect(titles(short)).toContain('Slate order lists for joiners');
		const either = { ...short, job3: 'Nail order lists' };
		expect(titles(either)).toContain('Order lists for joiners');
		expect(titles({ ...surveyor, contactTrade1: 'roofers', contactJob1: 'Leak reports' })).toContain(
			'Leak reports for roofers',
		);
	});

	it.each([
		['a result', { result1: 'Thatchers re-ordered on 3 of 120 roofs.' }],
		['its name', { job1: 'Roof measurements of thatchers', result1: '' }],
		['the background', { professionalBackground: 'I did roof measurements for thatchers.', result1: '' }],
		['the network', { network: 'About 24 roofers; two thatchers who ask for roof measurements', result1: '' }],
		['a skill', { topSkills: 'Drawing, roof measurements for thatchers', result1: '' }],
		['anything else', { anythingElse: 'I could do roof measurements for thatchers', result1: '' }],
		[
			'one clause of several',
			{
				professionalBackground:
					'I sold slates to roofers and I did roof measurements for thatchers, before that 3 years of joinery.',
				result1: '',
			},
		],
	])('COMPASS-16: offer a job for the trade in which %s puts it, and for no other', (_where, given) => {
		const tied = { ...surveyor, knownTrade2: 'thatchers', contactTrade1: '', contactJob1: '', ...given };
		const offered = titles(tied).filter((title) => title.startsWith('Roof measurements'));
		expect(offered).toEqual([expect.stringMatching(/thatchers$/)]);
		expect(titles(tied)).toContain('Slate orders for roofers');
	});

	it('a title names the trade once, and whole', () => {
		const councils = { ...surveyor, knownTrade1: 'parish councils', job1: 'Council minutes', topSkills: 'minutes' };
		expect(titles(councils)).toContain('Council minutes for parish councils');
		expect(titles({ ...councils, job1: 'Rotas for councils' })).toContain('Rotas for councils');
		const bare = niches({ ...councils, result1: '' }).find(({ title }) => title.startsWith('Council'));
		expect(bare?.description).toBe('You have done this job, Council minutes, and name no result of it yet.');
	});

	it('COMPASS-16: tie no job to a trade by words of another', () => {
		const refused = { ...surveyor, knownTrade2: 'thatchers', anythingElse: 'never roof measurements of thatchers' };
		expect(titles(refused)).toContain('Roof measurements for roofers');
		for (const barns of ['barns with slate', 'barns in slate']) {
			const slates = { ...surveyor, knownTrade2: barns, result2: 'I ordered slate for 90 roofs.' };
			expect(titles(slates)).toContain('Slate orders for roofers');
		}
		const halls = { ...surveyor, knownTrade2: 'concert halls', job2: 'Organ logs', result2: 'The hall paid 9 times.' };
		expect(titles(halls)).toContain('Organ logs for concert halls');
		const houses = { ...surveyor, contactTrade1: 'auction houses', result1: 'I valued 60 roofs for house clearances.' };
		expect(niches(houses).map(({ description }) => description)).toContain(
			'You got this result elsewhere, not with auction houses: “I valued 60 roofs for house clearances.”',
		);
	});

	it.each(['I', 'we', 'my', 'our', 'you', 'your'])('take no phrase that begins with “%s” for a job', (word) => {
		const odd = { ...surveyor, job1: `${word} roof plans`, job2: '', contactJob1: '' };
		expect(titles(odd)).toEqual([]);
		expect(about(odd)).toContain(`Not used, since a job here is its name, in up to eight words: “${word} roof plans”`);
	});

	it('take nothing for a trade but several people or firms, and ask for them', () => {
		expect(about({ ...surveyor, contactTrade1: 'I know a joiner' })).toContain('in up to six words: “I know a joiner”');
		expect(draft({ ...surveyor, knownTrade1: '', contactTrade1: '' }).missing?.[0]).toContain('name a trade you know');
		expect(titles({ ...surveyor, knownTrade1: 'property management', contactTrade1: 'I know a joiner' })).toEqual([]);
	});

	it.each(['I', 'We', 'Our firm'])('take a number for a proof where “%s” did it', (who) => {
		const told = { ...surveyor, result1: '', topSkills: `${who} finished 120 roof measurements last year.` };
		expect(niches(told)[0]?.scores?.proof).toEqual({ points: 2, reason: 'told, with a number' });
		const others = { ...told, topSkills: 'The firm finished 120 roof measurements last year.' };
		expect(niches(others)[0]?.scores?.proof).toEqual({ points: 1, reason: 'told, without a number' });
	});

	it.each([
		['my cousin, a roofer', 'one person to ask'],
		['an old roofer from my street', 'one person to ask'],
		['a roofer', 'one person to ask'],
		['the roofer next door', 'one person to ask'],
		['my old boss is a roofer', 'one person to ask'],
		['my former boss is a roofer', 'one person to ask'],
		['my old colleagues, all of them roofers now', 'people to ask, but not how many'],
		['a few roofers', 'people to ask, but not how many'],
		['a lot of roofers', 'people to ask, but not how many'],
		['roofers', 'people to ask, but not how many'],
		['three roofers', '3 people to ask'],
		['a dozen roofers', '12 people to ask'],
		['a baker', 'nobody to ask is named'],
	])('count %s as: %s', (network, reason) => {
		expect(niches({ ...surveyor, network })[0]?.scores?.reach.reason).toBe(reason);
	});

	it.each([
		'currently',
		'still employed',
		'still work',
		'my employer',
		'beside my job',
		'next to my job',
		'day job',
		'quit',
	])('hold “%s” against a trade of the member’s own work', (words) => {
		const employed = niches({ ...surveyor, anythingElse: `Tell you what: ${words}.` });
		expect(employed[0]?.reasoning).toContain('You are still employed');
		expect(niches(surveyor)[0]?.reasoning).not.toContain('You are still employed');
	});
});

describe('niches of the catalogue', () => {
	it('COMPASS-16: need the trade and the work, and are ordered with the member’s own', () => {
		expect(titles(hygienist)).toEqual(['Appointment recall for dental practices']);
		expect(titles({ ...hygienist, topSkills: 'Patience' })).toEqual([]);
		expect(about({ ...hygienist, topSkills: 'Patience' })).toContain('Nothing in your answers shows this work');
		const proved = { ...hygienist, topSkills: 'I made 900 appointment recall calls a year', job1: 'Instrument orders' };
		expect(titles(proved)).toEqual([
			'Appointment recall for dental practices',
			'Instrument orders for dental practices',
		]);
	});

	it('keep their figures in US dollars, marked so', () => {
		const entry = nicheTitled('Appointment recall for dental practices');
		expect(niches(hygienist)[0]?.potentialRevenue).toBe(entry && revenueText(entry));
		expect(niches(hygienist)[0]?.potentialRevenue).toMatch(/^About \$[\d,]+ a month .*in US dollars\.$/);
	});

	it('COMPASS-16: of a trade known through somebody only need the whole work told', () => {
		const friend = answers({ ...hygienist, professionalBackground: 'Office clerk', network: 'My aunt owns a hotel' });
		expect(titles({ ...friend, topSkills: 'Guest lists' })).toEqual([]);
		expect(titles({ ...friend, topSkills: 'Messages to guests' })).toEqual(['Guest messages for independent hotels']);
	});

	it('COMPASS-16: rest on no word that many trades use', () => {
		const said = 'maintenance dispatch, school trips, python, product developer, carpenter';
		expect(titles(answers({ professionalBackground: said, topSkills: said, network: said }))).toEqual([]);
		expect(draft(answers({ professionalBackground: said, topSkills: said })).about?.join()).toContain(
			'has no niche for',
		);
	});

	it.each(['no', 'not', 'never', 'hate', 'without'])(
		'a trade after “%s” stays out, and is named with the words',
		(word) => {
			const refused = { ...hygienist, anythingElse: `${word} dentists` };
			expect(titles(refused)).toEqual([]);
			expect(about(refused)).toContain(`You wrote: “${word} dentists”`);
		},
	);
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

describe('the part of the background that is quoted', () => {
	const work = (professionalBackground: string, given: Partial<CompassInput> = {}) =>
		niches({ ...surveyor, professionalBackground, ...given })
			.map(({ reasoning }) => /^Your work: “(.*)”$/m.exec(reasoning)?.[1])
			.find((one) => one !== undefined);

	it.each([
		['I am from Poland. I sold slates to roofers', 'I sold slates to roofers'],
		['9 years with roofers in Leeds, the last 4 as foreman', '9 years with roofers in Leeds'],
		['Eleven years in a roofing chain: first in the yard', 'Eleven years in a roofing chain'],
		['Clerk in a yard, mostly for roofers, then at sea', 'Clerk in a yard, mostly for roofers'],
		['I sold tiles and I drove each day to roofers but we moved', 'I drove each day to roofers'],
		['I drove to roofers and 3 years I sold tiles', 'I drove to roofers'],
		['I am from Poland. I measured lofts.', 'I measured lofts.'],
		['I am from Poland. I go over a roof.', 'I go over a roof.'],
	])('of “%s” is “%s”', (background, quote) => expect(work(background)).toBe(quote));

	it('is none that has nothing to do with the niche', () => {
		expect(work('I am from Poland.')).toBeUndefined();
	});

	it('stands at most twice in a list where nobody is named', () => {
		const alone = {
			...surveyor,
			network: '',
			contactTrade1: '',
			job3: 'Attic plans',
			result2: '',
			result3: 'I drew 9.',
		};
		const said = niches(alone).flatMap(({ reasoning }) => quotesIn(reasoning));
		expect(said.filter((quote) => quote === surveyor.professionalBackground)).toHaveLength(2);
	});
});

describe('what would change the list', () => {
	it('is a price, a month and hours only where there is a job', () => {
		const nothing = { ...hygienist, topSkills: 'Patience', network: '' };
		expect(draft(nothing).missing).toEqual([
			'In the last step, name a job you have done for others; one of your skills may be one.',
			'Say whom you could ask this week: how many, and in which trade.',
		]);
		const bare = draft({ ...surveyor, anythingElse: '', firstPrice: '' });
		expect(bare.missing?.map((line) => line.split(' ').slice(0, 4).join(' '))).toEqual([
			'Name the price of',
			'Say under “Anything else”',
			'Say how many hours',
		]);
	});
});

describe('what to do this week', () => {
	const steps = (input: CompassInput) => niches(input).flatMap(({ validationSteps }) => validationSteps ?? []);

	it('COMPASS-19: asks the people whom the member names, each thing once, and no stranger', () => {
		expect(steps(surveyor)).toEqual([
			'For roofers, ask up to three of the people you named: who looks after this today, and how long does it take?',
			'Name your price, £300 a month, to one of them, and write down the first thing you hear.',
			'When you talk to roofers, ask the same about this: Slate orders.',
			'Write down what came of the last job of this kind, with its number: Slate orders.',
			'For joiners, ask your contact for two introductions; a no is a result as well.',
		]);
		const strangers = fittingNiches.flatMap(({ validationSteps: { outreach, visit } }) => [outreach, visit]);
		for (const [, input] of inputs) expect(steps(input).filter((step) => strangers.includes(step))).toEqual([]);
	});

	it('COMPASS-19: finds a first name where nobody is known', () => {
		expect(steps({ ...surveyor, network: '' })[0]).toBe(
			'Write down three people who may know roofers, and ask each of them for one name.',
		);
	});
});

describe('what the member typed in another way', () => {
	it.each(['for month', 'by month', 'in the month', 'a mounth', 'per mounth', 'monthly', '/m', '/mo'])(
		'“%s” is a month',
		(words) => {
			const typed = { ...surveyor, firstPrice: `300 € ${words}`, anythingElse: `I need 1.200 € ${words}` };
			expect(niches(typed)[0]?.potentialRevenue).toBe(
				'4 clients at €300 a month make €1,200 a month; you need €1,200 a month.',
			);
		},
	);

	it('“1500£ a month” is a sum in pounds', () => {
		const [first] = niches({ ...surveyor, firstPrice: '€300 a month', anythingElse: '1500£ a month' });
		expect(first?.scores?.money?.reason).toBe('your price and your month cannot be compared');
	});

	it('“2.500 monthly” is a sum in the currency of the price', () => {
		const [first] = niches({ ...surveyor, anythingElse: '2.500 monthly' });
		expect(first?.potentialRevenue).toContain('you need £2,500 a month.');
	});

	it.each(['5 mornings', '5 afternoons', '5 half days'])(
		'“%s” are half days of four hours, and said so',
		(hoursAWeek) => {
			const typed = { ...surveyor, hoursAWeek };
			expect(niches(typed)[0]?.scores?.time).toEqual({ points: 2, reason: `${hoursAWeek}, counted as 4 hours each` });
			const other = { ...typed, hoursAWeek: hoursAWeek.replace('5', '18'), anythingElse: '18 hours in the week' };
			expect(niches(other)[0]?.scores?.time.reason).toBe('18 hours in the week');
		},
	);

	it.each(
		'roofer decorator florist physician accountant bakery heating firm,flower shop,travel agency,eye clinic,dental practice,driving school,hair salon,gym,hotel,architect'.split(
			/,|(?<!heating) (?=decorator|florist|physician|accountant|bakery|heating)/,
		),
	)('the trade “%s” is taken for several', (trade) => {
		const [first] = titles({ ...surveyor, knownTrade1: trade });
		expect(first).toMatch(/^Roof measurements for .*s$/);
	});

	it.each(['an old florist', 'I roofer', 'the roofer', 'my roofer', 'our roofer', 'one roofer', 'a roofer'])(
		'“%s” is no trade',
		(trade) => expect(about({ ...surveyor, knownTrade1: trade })).toContain(`in up to six words: “${trade}”`),
	);

	it('a job of eight words is a job, set off from its trade', () => {
		expect(titles({ ...surveyor, job1: 'Win-back letters to roofers who left' })[0]).toBe(
			'Win-back letters to roofers who left',
		);
		expect(titles({ ...surveyor, job1: 'Letters to owners who left us' })[0]).toBe(
			'Letters to owners who left us, for roofers',
		);
		expect(titles({ ...surveyor, job1: 'Plans for attics' })[0]).toBe('Plans for attics, for roofers');
	});

	it('what was entered and not used is named once, and not asked for again', () => {
		const odd = { ...surveyor, job1: '', job2: '', firstPrice: 'depends', hoursAWeek: 'evenings', anythingElse: '' };
		const people = { ...odd, knownTrade1: '', contactTrade1: '', knownPeople1: 'nine roofers' };
		for (const text of [odd.result1, 'roof measurements', 'depends', 'evenings', 'nine roofers'])
			expect(about(people).split(`“${text}”`)).toHaveLength(2);
		expect(draft(people).missing?.join()).not.toMatch(/price|hours/);
		expect(about(surveyor)).not.toContain('Not used');
	});
});

describe('the people of a trade', () => {
	const reach = (network: string, given: Partial<CompassInput> = {}) =>
		niches({ ...surveyor, network, ...given }).map(({ scores }) => scores?.reach.reason);

	it('are those named in its own field, by whatever name', () => {
		expect(reach('', { knownPeople1: 'around 30 quantity surveyors' })[0]).toBe('30 people to ask');
		expect(niches({ ...surveyor, knownPeople1: 'six foremen' })[0]?.reasoning).toContain('“six foremen”');
	});

	it('are called by a word made of the trade’s, but are never those of another trade', () => {
		expect(reach('around 30 churchwardens', { knownTrade1: 'parish churches' })[0]).toBe('30 people to ask');
		expect(
			reach('I know 8 owners of apartments, one cousin has a surf school', { knownTrade1: 'holiday apartments' })[0],
		).toBe('8 people to ask');
		expect(reach('nine driving schools', { knownTrade1: 'surf schools' })[0]).toBe('nobody to ask is named');
		expect(reach('40 surf shops', { knownTrade1: 'surf schools' })[0]).toBe('nobody to ask is named');
		expect(reach('12 café owners', { knownTrade1: 'pubs' })[0]).toBe('nobody to ask is named');
		expect(reach('seven funeral directors', { knownTrade1: 'funeral homes' })[0]).toBe('7 people to ask');
	});

	it('are called by what somebody in the trade is', () => {
		expect(reach('seven funeral arrangers', { knownTrade1: 'funeral homes' })[0]).toBe('7 people to ask');
	});

	it.each([
		['one, my brother in law, and 2 old colleagues', '3 people to ask'],
		['1, an uncle, and two colleagues', '3 people to ask'],
		['two, my uncle and a friend', '2 people to ask'],
		['three, my uncle, a friend and our foreman', '3 people to ask'],
		['one head of music and 4 tuners', '5 people to ask'],
		['14 caretakers and some heads of music', '14 people to ask'],
		['my old boss, who has 4 yards, and 2 friends', '3 people to ask'],
		['8 owners, 2 of them in Leeds', '8 people to ask'],
		['some owners and their clerks', 'people to ask, but not how many'],
	])('are counted one by one: %s', (knownPeople1, reason) => {
		expect(reach('', { knownPeople1 })[0]).toBe(reason);
	});

	it.each([
		['my old boss who owns two practices', {}],
		['our roofing agent', { knownTrade1: 'roofers' }],
		['my aunt who does roof repairs', { knownTrade1: 'small firms' }],
		['my wife works in a company what imports furniture', { knownTrade1: 'furniture importers' }],
	])('“%s” is to be asked first, once', (person, given) => {
		const known = {
			...surveyor,
			knownTrade1: 'dental practices',
			knownPeople1: '11 managers',
			contactTrade1: '',
			...given,
		};
		const said = niches({ ...known, network: `Some neighbours, and ${person}` }).map(({ reasoning }) => reasoning);
		expect(said[0]).toContain(`Ask first: “${person}”`);
		expect(said.slice(1).join()).not.toContain(person);
	});

	it.each([
		['firms', 'a friend has a firm'],
		['companies', 'a friend has a company'],
		['shops', 'a friend has a shop'],
		['owners', 'a friend is an owner'],
	])('of “%s” nobody is known by that word alone', (word, network) => {
		expect(reach(network, { contactTrade1: `stair ${word}` }).at(-1)).toBe('people to ask, but not how many');
	});

	it('of a trade are the one who has to do with it', () => {
		expect(reach('my sister is head of a nursery', { knownTrade1: 'nursery schools' })[0]).toBe('one person to ask');
		expect(reach('our slate agent')[1]).toBe('nobody to ask is named');
	});

	it('of a contact are the one who is named', () => {
		const wife = { contactTrade1: 'furniture importers', knownPeople1: '9 roofers' };
		expect(reach('my wife works in a company what imports furniture', wife).at(-1)).toBe('one person to ask');
	});

	it('are one where one is named, whatever that one has', () => {
		expect(reach('my brother in law runs 2 pubs', { knownTrade1: 'pubs' })[0]).toBe('one person to ask');
		expect(reach('one cousin has 3 pubs', { knownTrade1: 'pubs' })[0]).toBe('one person to ask');
		expect(reach('my uncle, who knows 9 roofers')[0]).toBe('one person to ask');
		expect(reach('my uncle, which is one of 9 roofers')[0]).toBe('one person to ask');
		expect(reach('the 15 roofers of our town')[0]).toBe('15 people to ask');
	});
});

describe('price, proof and limits', () => {
	it.each(['30', '30ish', '30-ish', 'about 30', 'Around 30', 'ca. 30', 'ca 30', '~30', '~ 30'])(
		'%s are hours a week',
		(hoursAWeek) => {
			const time = niches({ ...surveyor, hoursAWeek })[0]?.scores?.time;
			expect(time?.reason).toBe(`${hoursAWeek} hours a week`);
		},
	);

	it('a price is that of the first job, unless it is for all', () => {
		const [, second] = niches(surveyor);
		expect(second?.potentialRevenue).toBe(NOT_KNOWN);
		expect(second?.scores?.money).toEqual({ points: 0, reason: 'no price named for this job' });
		for (const firstPrice of ['£300 a month for any job', '£300 a month for all'])
			expect(niches({ ...surveyor, firstPrice })[1]?.potentialRevenue).toBe('As in number 1, at £300 a month.');
	});

	it('a result counts in full in the trade it came from, and half in another', () => {
		const points = (given: Partial<CompassInput>) =>
			niches({ ...surveyor, knownTrade2: 'thatchers', ...given })
				.filter(({ title }) => title.startsWith('Roof measurements'))
				.map(({ title, scores }) => [title.split(' for ')[1], scores?.proof.points]);
		const needed = { contactTrade2: 'thatchers', contactJob2: 'roof measurements' };
		expect(points({})).toEqual([
			['roofers', 2],
			['joiners', 1],
		]);
		expect(points(needed)).toContainEqual(['thatchers', 1]);
		expect(points({ ...needed, result1: 'Thatchers re-ordered on 3 of 120 roofs.' })).toEqual([
			['thatchers', 2],
			['joiners', 1],
		]);
	});

	it('a job that is only needed is no proof, and nothing came of it', () => {
		const [last] = niches({ ...surveyor, contactJob1: 'Stair plans' }).slice(-1);
		expect(last?.description).toBe('You name this job for joiners, and no result of it: Stair plans.');
		expect(last?.validationSteps?.join()).not.toContain('what came of');
		expect(titles({ ...surveyor, contactJob1: 'slate order' })).toContain('Slate orders for joiners');
	});

	it.each(['no', 'never', 'without', 'hate', 'I hate', 'do not', 'don’t want', 'won’t do'])(
		'“%s” leaves out the niche that is that, with the words',
		(words) => {
			const refusing = { ...surveyor, anythingElse: `${words} slate orders` };
			expect(titles(refusing)).toEqual(['Roof measurements for roofers', 'Roof measurements for joiners']);
			expect(about(refusing)).toContain(`Left out: Slate orders for roofers. You wrote: “${words} slate orders”`);
		},
	);

	it('what is to be less is ranked lower and quoted, and other limits are to be checked', () => {
		const less = niches({ ...surveyor, anythingElse: 'want to measure less roofs, no cold calling' });
		expect(less.find(({ title }) => title === 'Roof measurements for roofers')?.scores?.fit.points).toBe(2);
		const orders = draft({ ...surveyor, anythingElse: 'less slate orders, no cold calling' });
		const [found] = orders.recommendations.filter(({ title }) => title === 'Slate orders for roofers');
		expect(found?.scores?.fit.points).toBe(1);
		expect(found?.reasoning).toContain('You wrote: “less slate orders”');
		expect(orders.about?.join()).toContain('against what you wrote: “less slate orders”, “no cold calling”');
	});

	it.each([
		'no travel',
		'from home',
		'remote only',
		'less lifting',
		'evenings are out because of the kids',
		'20 hours a week from home',
		'Would like something with no travel two days a week.',
		'no-code tools',
		'no jobs under £50',
		'less than £90 an hour is too little',
	])('“%s” is to be checked, whole', (words) => {
		expect(about({ ...surveyor, anythingElse: `£1,500 a month. ${words}` })).toContain(
			`Check each niche against what you wrote: “${words}”`,
		);
	});

	it.each(['£1,500 a month by summer', '22 hours a week', 'two days a week', '20 hours of work time', 'my day job'])(
		'“%s” is counted or told elsewhere, and no limit',
		(words) => expect(about({ ...surveyor, anythingElse: words })).not.toContain('against what you wrote'),
	);

	it('what rules a niche out is not to be checked as well', () => {
		expect(about({ ...surveyor, anythingElse: 'no slate orders' }).split('“no slate orders”')).toHaveLength(2);
	});

	it('COMPASS-16: all that the member named stands before the catalogue, which adds up to six', () => {
		const network = 'About 24 roofers; 12 joiners; 9 thatchers; 4 dentists';
		const many = {
			...surveyor,
			network,
			result2: 'I ordered for 90 roofs.',
			job3: 'Attic plans',
			result3: 'I drew 9.',
		};
		const needs = { contactJob1: 'Stair plans', contactTrade2: 'thatchers', contactJob2: 'Attic plans' };
		const skills = { topSkills: 'Recall of appointments', knownTrade2: 'dental practices' };
		const recall = 'Appointment recall for dental practices';
		expect(titles({ ...many, ...needs, ...skills })).toHaveLength(6);
		expect(titles({ ...many, ...needs, ...skills })).toContain(recall);
		const seven = {
			...many,
			...needs,
			...skills,
			result1: 'Roofers and dental practices re-ordered on 3 of 120 roofs.',
		};
		expect(titles(seven)).not.toContain(recall);
		const sums = niches(seven).map(({ scores }) =>
			Object.values(scores ?? {}).reduce((sum, { points }) => sum + points, 0),
		);
		expect(sums).toEqual(sums.toSorted((a, b) => b - a));
		expect(about(surveyor)).toContain('Begin with number 1, Roof measurements for roofers: it has 10 of 10 points');
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
