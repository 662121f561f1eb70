import { describe, expect, it } from 'vitest';
import { asksIn, hasOptOut, linksIn, sentencesIn, wordsIn } from '#prose/email/read-email.ts';
import { combinations } from '#test/pairwise.ts';
import type { SdrInput, Touchpoint } from './contract.ts';
import { dayNumber } from './days.ts';
import { RANGE } from './draft/days.ts';
import { draft } from './draft.ts';
import { DEFAULTS, OUTREACH_CHANNELS, SEQUENCE_LENGTHS, TONALITIES, URGENCY_LEVELS } from './options.ts';
import { fixture, inputOf } from './testing.ts';

const GAPS = { Critical: [1, 2], High: [2, 3], Medium: [3, 4], Low: [4, 5] } as const;

const ALLOWED: Readonly<Record<Exclude<SdrInput['outreachChannels'], ''>, readonly string[]>> = {
	'Email Only': ['email'],
	'LinkedIn Only': ['linkedin'],
	'Email + LinkedIn': ['email', 'linkedin'],
	'Email + LinkedIn + Phone': ['email', 'linkedin', 'phone'],
	'Multi-channel (All channels)': ['email', 'linkedin', 'phone', 'video', 'other'],
};

/** The working days between two days; day 1 is a Monday. */
function workingDays(from: number, to: number): number {
	return Array.from({ length: to - from }, (_, index) => (from + index) % 7).filter(
		(weekday) => weekday !== 5 && weekday !== 6,
	).length;
}

/** An email without greeting, signature and footer. */
function textOf({ message }: Touchpoint): string {
	return message.split('\n\n').slice(1, -2).join('\n\n');
}

function brokenRules(input: SdrInput): string[] {
	const { outreachSequence: sequence } = draft(input).sdrCampaign;
	const length = input.sequenceLength || DEFAULTS.sequenceLength;
	const channels = ALLOWED[input.outreachChannels || DEFAULTS.outreachChannels];
	const [usual, most] = RANGE[length];
	const least = input.sequenceLength === '' ? 3 : usual;
	const [shortest, longest] = GAPS[input.urgencyLevel || DEFAULTS.urgencyLevel];
	const broken: string[] = [];
	const rule = (holds: boolean, what: string) => {
		if (!holds) broken.push(what);
	};
	rule(sequence.length >= least && sequence.length <= most, `${sequence.length} touchpoints`);
	const days = sequence.map((touchpoint, index) => dayNumber(touchpoint, index));
	rule(days[0] === 1, 'begins on day 1');
	for (const [index, day] of days.entries()) {
		rule(day % 7 !== 6 && day % 7 !== 0, `day ${day} is a weekend`);
		const before = days[index - 1];
		if (before === undefined) continue;
		const gap = day > before ? workingDays(before, day) : 0;
		rule(gap >= shortest && gap <= longest, `gap of ${gap} before day ${day}`);
	}
	const ends = ({ message }: Touchpoint) => message.includes('This is my last message about this.');
	rule(sequence.findIndex(ends) === sequence.length - 1, 'the last is the breakup');
	const paragraphs: string[] = [];
	for (const [index, touchpoint] of sequence.entries()) {
		const { channel, subject, message } = touchpoint;
		rule(channels.includes(channel), `${channel} was not chosen`);
		rule((message.match(/\[add /g) ?? []).length <= 1, `gaps: ${message}`);
		if (channel === 'email') {
			const text = textOf(touchpoint);
			rule(wordsIn(text).length <= 125, `${wordsIn(text).length} words: ${text}`);
			const own = subject.replace(/^Re: /, '');
			const inSubject = wordsIn(own).length;
			rule(inSubject >= 2 && inSubject <= 6 && [...own].length <= 45, `subject ${subject}`);
			rule(subject === (index === 0 ? own : `Re: ${sequence[0]?.subject}`), `thread: ${subject}`);
			rule(asksIn(text).length <= 1, `one ask: ${text}`);
			rule(linksIn(text).length === 0, `link: ${text}`);
			rule(hasOptOut(message), 'opt-out');
			paragraphs.push(...text.split('\n\n'));
		} else if (channel === 'linkedin') {
			const isFirst = sequence.findIndex((one) => one.channel === 'linkedin') === index;
			rule([...message].length <= (isFirst ? 200 : 1000), `${[...message].length} characters on LinkedIn`);
			paragraphs.push(...(isFirst ? [message] : message.split('\n\n').slice(1, -1)));
		} else if (channel === 'phone') {
			rule(/^Opener: .+\n(?:Reason: .+\n(?:Then: .+\n)?)?Question: .+\nClose: .+$/.test(message), `call: ${message}`);
			// Said aloud, the reason may be what the first message says.
			paragraphs.push(...message.split('\n').filter((line) => !line.startsWith('Reason: ')));
		} else {
			rule(wordsIn(message).length <= 150, `${channel} of ${wordsIn(message).length} words`);
			paragraphs.push(...message.split('\n\n').slice(1, channel === 'video' ? undefined : -1));
		}
	}
	const said = paragraphs.flatMap((text) => sentencesIn(text.replace(/^\w+: /, '')));
	rule(new Set(said).size === said.length, `sentence twice: ${said.find((one, at) => said.indexOf(one) !== at)}`);
	return broken;
}

const LEADS = { rich: fixture('rich'), bare: fixture('poor') };

const ALL = combinations({
	sequenceLength: ['' as const, ...SEQUENCE_LENGTHS],
	outreachChannels: ['' as const, ...OUTREACH_CHANNELS],
	tonality: ['' as const, ...TONALITIES],
	urgencyLevel: ['' as const, ...URGENCY_LEVELS],
	lead: ['rich', 'bare'] as const,
});

describe('a sequence', () => {
	it.each(['', ...SEQUENCE_LENGTHS])(
		'SDR-23: SDR-31: SDR-33: keeps the rules with every channel, tone and urgency: %s',
		(wanted) => {
			const rows = ALL.filter(({ sequenceLength }) => sequenceLength === wanted);
			expect(rows.length).toBeGreaterThan(5);
			const broken = rows.flatMap(({ lead, ...choices }) =>
				brokenRules({ ...LEADS[lead], ...choices }).map((what) => `${JSON.stringify(choices)}, ${lead}: ${what}`),
			);
			expect(broken.slice(0, 5)).toEqual([]);
		},
		60_000,
	);
});

describe('the tone of a sequence', () => {
	const { contactName } = LEADS.rich.leadInfo;
	const [first] = contactName.split(' ');
	const emails = (tonality: SdrInput['tonality']) =>
		draft({ ...LEADS.rich, outreachChannels: 'Email Only', tonality })
			.sdrCampaign.outreachSequence.filter(({ channel }) => channel === 'email')
			.map(({ message }) => message);

	it.each([
		['Professional & Formal', `Dear ${contactName},`, '\nKind regards,\n'],
		['Business Casual', `Hi ${first},`, '\nBest,\n'],
		['Friendly & Conversational', `Hello ${first},`, '\nAll the best,\n'],
		['Direct & Bold', `${first},`, null],
		['Consultative & Advisory', `Hi ${first},`, '\nRegards,\n'],
	] as const)('SDR-31: %s greets and signs off in its own way, in every email', (tonality, greeting, signOff) => {
		const messages = emails(tonality);
		expect(messages.length).toBeGreaterThan(3);
		for (const message of messages) {
			expect(message.split('\n', 1)[0]).toBe(greeting);
			if (signOff === null) expect(message).not.toMatch(/\n(?:Kind regards|Best|All the best|Regards),\n/);
			else expect(message).toContain(signOff);
		}
	});

	it('SDR-31: is Business Casual where none was chosen', () => {
		expect(emails('')).toEqual(emails('Business Casual'));
	});
});

describe('a sequence that outlasts its material', () => {
	it('SDR-31: goes on to the fewest touchpoints of the length, each further one with a gap of its own', () => {
		const { outreachSequence } = draft(fixture('poor')).sdrCampaign;
		expect(outreachSequence).toHaveLength(10);
		const gaps = outreachSequence.flatMap(({ message }) => message.match(/\[add [^\]]+\]/g) ?? []);
		expect(gaps).toHaveLength(9);
		expect(new Set(gaps).size).toBe(9);
	});

	it('SDR-31: asks for one more result where the first message has asked its question and told the work', () => {
		expect(brokenRules(fixture('event-missing'))).toEqual([]);
	});

	it('SDR-31: asks for a question where nothing is left that suits a call', () => {
		const input = inputOf({
			sequenceLength: '10+ touchpoints (Persistent)',
			outreachChannels: 'Multi-channel (All channels)',
			socialProof: ['Ohio', 'Utah', 'Maine', 'Texas']
				.map((at, more) => `In ${at} we booked ${more + 4} visits.`)
				.join('\n'),
			answers: {
				need: 'You said that nobody rings back on Mondays.',
				check: '',
				checkShows: '',
				objection: '',
				objectionAnswer: '',
			},
		});
		const calls = draft(input).sdrCampaign.outreachSequence.filter(({ channel }) => channel === 'phone');
		expect(calls[1]?.message).toContain('\nQuestion: [add the question you open with]\nClose: ');
		expect(brokenRules(input)).toEqual([]);
	});

	it('SDR-31: is as short as its sentences allow where no length was chosen', () => {
		const count = (input: SdrInput) => draft({ ...input, sequenceLength: '' }).sdrCampaign.outreachSequence.length;
		expect(count(fixture('poor'))).toBe(3);
		expect(count({ ...fixture('poor'), outreachChannels: 'Multi-channel (All channels)' })).toBe(4);
		expect(count(fixture('rich'))).toBe(5);
	});

	it('SDR-31: goes on within the length while sentences are left', () => {
		const quick = draft({ ...fixture('rich'), sequenceLength: '3-4 touchpoints (Quick)' }).sdrCampaign;
		expect(quick.outreachSequence).toHaveLength(4);
		const standard = draft(fixture('example')).sdrCampaign;
		expect(standard.outreachSequence).toHaveLength(7);
		const gaps = draft({ ...fixture('demo'), sequenceLength: '5-7 touchpoints (Standard)' }).sdrCampaign;
		expect(gaps.outreachSequence).toHaveLength(5);
	});

	it('offers a first step alone, and asks for the goal in another message', () => {
		const { outreachSequence } = draft(fixture('average')).sdrCampaign;
		const [step] = outreachSequence.filter(({ objective }) => objective === 'Offer the first step');
		expect(step?.message).toContain('Would you like that for Sheldrake Physiotherapy?');
	});

	it('asks for the goal behind a first step where nothing else could', () => {
		const { firstStep, openingQuestion } = fixture('example').answers;
		const input = inputOf({ sequenceLength: '', outreachChannels: 'Email Only' });
		const only = { ...fixture('poor').answers, firstStep, openingQuestion };
		const { outreachSequence } = draft({ ...input, answers: only }).sdrCampaign;
		expect(outreachSequence).toHaveLength(3);
		expect(outreachSequence[1]?.message).toContain(`${firstStep}\n\nIs that worth a call?`);
	});

	it('takes every sentence before it asks for one', () => {
		const { outreachSequence } = draft(fixture('rich')).sdrCampaign;
		expect(outreachSequence.map(({ message }) => message).join('\n')).not.toContain('[add ');
	});
});
